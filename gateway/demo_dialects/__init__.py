"""What the demo upstream says in each dialect: deterministic replies without I/O, and no model behind them."""
