"""Judging proposed tool calls: whose words a call follows, what it brings in from untrusted text, and what it may do.

`docs/tool-calls.md` says what is decided. To read the code, begin with these:

- `call_tier1`: the checks of Tier 1 in order; `tools`, `taint`, `pins` and `tool_definitions` belong to them.
- `foreign`: by what a call is foreign, in one table. `warrants` says which row applies; `foreign_values` and
  `foreign_objects` are the tests in it. They compare a call (`compared_calls`, `arguments`, `telling`, `commands`) with
  what principals want (`wishes`, `acts`) and with untrusted texts (`scenes`, `value_sources`, `standing`, `passages`).
- `planted`: how far a call follows a directive in untrusted text (`orders`, `directives`).
- `call_scoring`: the answers of Tiers 2 and 3 without a model; `call_questions`: what a model is asked.
"""
