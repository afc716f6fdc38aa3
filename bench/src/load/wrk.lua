-- Sends the messages of a file in turn, and counts the answers that do not say what a good one says.
-- The file holds, for each message, a line with how many bytes it has, and the bytes.

local messages = {}
local turn = 0
local good
failed = 0
complaint = ''

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  for length in function() return file:read('*l') end do
    messages[#messages + 1] = file:read(tonumber(length))
  end
  file:close()
  good = args[2]
end

function request()
  turn = turn % #messages + 1
  return messages[turn]
end

function response(status, _, body)
  if status ~= 200 or not body:find(good, 1, true) then
    failed = failed + 1
    complaint = status .. ' ' .. body:sub(1, 300)
  end
end

local threads = {}

function setup(thread)
  threads[#threads + 1] = thread
end

function done(summary, latency)
  local refused, said = 0, ''
  for _, thread in ipairs(threads) do
    refused = refused + thread:get('failed')
    if thread:get('complaint') ~= '' then said = thread:get('complaint') end
  end
  local errors = summary.errors
  local broken = errors.connect + errors.read + errors.write + errors.timeout
  io.write(string.format('\nanswers %d\nmicroseconds %d\nrefused %d\nbroken %d\np50 %d\np99 %d\ncomplaint %s\n',
    summary.requests, summary.duration, refused, broken, latency:percentile(50), latency:percentile(99),
    (said:gsub('%c', ' '))))
end
