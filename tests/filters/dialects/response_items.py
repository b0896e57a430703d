"""Items of responses, as the tests of the Responses dialect use them."""

from filters.trees import Tree

PAY: Tree = {"id": "fc_1", "type": "function_call", "call_id": "call_1", "name": "pay", "arguments": '{"to":"x"}'}
WIPE: Tree = {"id": "ctc_2", "type": "custom_tool_call", "call_id": "call_2", "name": "wipe", "input": "all"}
TEXT: Tree = {"id": "msg_3", "type": "message", "role": "assistant", "content": []}
SHELL: Tree = {"id": "sh_4", "type": "shell_call", "call_id": "call_4", "action": {"commands": ["ls"]}}
SEARCH: Tree = {"id": "ws_5", "type": "web_search_call", "status": "completed", "action": {"query": "x"}}
