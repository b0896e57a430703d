-- wrk -s load.lua URL -- BODY [TOKEN]: posts a body in which every "@@@@@@@@" is a number that no earlier request had.
local count, pieces, body = 0, {}, nil

function init(args)
   local file = assert(io.open(args[1], "rb"))
   body = file:read("*a")
   file:close()
   wrk.method = "POST"
   wrk.headers["Content-Type"] = "application/json"
   if args[2] then wrk.headers["Authorization"] = "Bearer " .. args[2] end
   local from = 1
   while true do
      local start, stop = body:find("@@@@@@@@", from, true)
      if not start then break end
      pieces[#pieces + 1] = body:sub(from, start - 1)
      from = stop + 1
   end
   pieces[#pieces + 1] = body:sub(from)
   count = os.time() % 9000 * 10000
   local same = wrk.format(nil, nil, nil, body)
   if #pieces == 1 then
      request = function() return same end
   end
end

function request()
   count = count + 1
   return wrk.format(nil, nil, nil, table.concat(pieces, string.format("%08d", count)))
end

function done(summary, latency)
   local errors = summary.errors
   io.write(string.format('\n{"requests":%d,"seconds":%.4f,"bad":%d,"p50":%d,"p99":%d}\n', summary.requests,
      summary.duration / 1e6, errors.connect + errors.read + errors.write + errors.status + errors.timeout,
      latency:percentile(50), latency:percentile(99)))
end
