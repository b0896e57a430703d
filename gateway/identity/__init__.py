"""Who calls: tokens, tenants, and the keys of a tenant."""
