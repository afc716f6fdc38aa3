import { finished, Transform } from 'node:stream'
import { refuse } from '@portal/contract'
import { Archivo } from '@portal/contract/documentos.ts'
import { addresses } from '@portal/contract/door.ts'
import { recordsOf } from '@portal/contract/operation.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { browserCaller } from '../http/caller.ts'
import { isOutsideClient } from '../http/clientCredentials.ts'
import { holder } from './hold.ts'
import type { RemoteParts } from './parts.ts'
import { readSession } from './session.ts'

/** Three files of 3 MB in base64, and the fields beside them. */
const maxBytes = 12_500_000
const hold = holder(recordsOf(Archivo).remote)

/** Passes files on to the remote back office as they arrive: no byte is kept here. */
export function remoteUpfileDoor(app: FastifyInstance, { settings, cookies, remote }: RemoteParts): void {
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => done(null, payload))
  app.addContentTypeParser('text/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.post(addresses.upfile, { bodyLimit: maxBytes }, async (request, reply) => {
    const session = isOutsideClient(request, settings) ? undefined : sessionOf(request)
    const contentType = request.headers['content-type'] ?? ''
    const result = await remote.upload({
      body: isStream(request.body)
        ? withSession(request.body, contentType, session)
        : JSON.stringify({ ...asObject(request.body), ...(session !== undefined && { _session: session }) }),
      contentType,
      ip: request.ip,
      log: request.log,
    })
    const { answer, issues } = hold(result)
    if (issues.length > 0) request.log.error({ issues }, 'the back office broke the promise of uploads')
    if (answer === undefined) throw refuse('BACKOFFICE_ODD')
    return reply.send({ success: true, result: answer })
  })

  function sessionOf(request: FastifyRequest): string {
    const { token } = browserCaller(request, settings, cookies.portal)
    const session = token === undefined ? undefined : readSession(token)?.session
    if (session === undefined) throw refuse('SESSION_EXPIRED')
    return session
  }
}

/** The same body with one more field before the others, which is how the remote learns whose it is. */
async function* withSession(
  body: NodeJS.ReadableStream,
  contentType: string,
  session: string | undefined,
): AsyncGenerator<Uint8Array> {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType)
  if (!boundary) throw refuse('UNSUPPORTED_TYPE')
  if (session !== undefined)
    yield Buffer.from(
      `--${boundary[1] ?? boundary[2]}\r\nContent-Disposition: form-data; name="_session"\r\n\r\n${session}\r\n`,
    )
  const passed = body.pipe(limited())
  // Whoever sends may leave half-way, and `pipe` would wait for the rest.
  finished(body, { writable: false }, (error) => error && passed.destroy(refuse('INVALID_INPUT')))
  yield* passed as AsyncIterable<Buffer> // of a body without an encoding
}

function limited(): Transform {
  let size = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      if (size > maxBytes) done(refuse('BODY_TOO_BIG'))
      else done(null, chunk)
    },
  })
}

const isStream = (body: unknown): body is NodeJS.ReadableStream =>
  typeof body === 'object' && body !== null && 'pipe' in body

function asObject(body: unknown): object {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuse('INVALID_INPUT')
  return body
}
