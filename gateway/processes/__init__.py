"""The processes of a gateway: a parent, its workers, the admin process."""
