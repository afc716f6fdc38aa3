import { text } from 'node:stream/consumers'
import autocannon from 'autocannon'
import type { Told } from './autocannon.ts'
import { success, type Measured } from './request.ts'

/** Makes the load that it is told on its standard input, and writes what it found. */

const {
  url,
  connections,
  seconds,
  requests: told,
  good: said = success,
} = JSON.parse(await text(process.stdin)) as Told // by byAutocannon
const requests = told.map(({ body, ...rest }) => ({
  method: 'POST' as const,
  ...rest,
  body: Buffer.from(body, 'base64'),
}))

let started = 0
let complaint = ''
const result = await autocannon({
  url,
  connections,
  duration: seconds,
  timeout: 30,
  // Each connection has its share of the callers, so that none makes its messages from all of them.
  setupClient: (client) => {
    const place = started++
    const own = requests.filter((_, i) => i % connections === place % requests.length)
    client.setRequests(own)
  },
  verifyBody: (body) => {
    const good = String(body).includes(said)
    if (!good) complaint = String(body).slice(0, 300)
    return good
  },
})
const refused = Math.max(result.non2xx, result.mismatches)
const measured: Measured = {
  answers: result.requests.total,
  rate: (result.requests.total - refused) / result.duration,
  p50: result.latency.p50,
  p99: result.latency.p99,
  failed: refused + result.errors,
  complaint,
}
process.stdout.write(JSON.stringify(measured))
