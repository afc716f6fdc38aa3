import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** A bare server: what is put at an address is answered to whoever posts there, and nothing is looked at. */

const kept = new Map<string, { body: Buffer; encoding: string | undefined }>()

const server = createServer((request, response) => {
  void buffer(request).then((body) => {
    const url = request.url ?? ''
    if (request.method === 'PUT') kept.set(url, { body, encoding: request.headers['content-encoding'] })
    const there = kept.get(url)
    response.setHeader('content-type', 'application/json')
    if (there?.encoding !== undefined) response.setHeader('content-encoding', there.encoding)
    response.end(there?.body)
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write('listening\n'))
process.on('SIGTERM', () => process.exit(0))
