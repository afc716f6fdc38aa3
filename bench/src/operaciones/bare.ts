import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A bare server: what is put at an address is answered to whoever posts there, and nothing is looked at. */

const kept = new Map<string, Buffer>()

const server = createServer((request, response) => {
  void text(request).then((body) => {
    if (request.method === 'PUT') kept.set(request.url ?? '', Buffer.from(body))
    response.setHeader('content-type', 'application/json')
    response.end(kept.get(request.url ?? ''))
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('listening\n'))
process.on('SIGTERM', () => process.exit(0))
