import { sentence } from '@portal/contract/wording.ts'
import { createHash, randomUUID, type Hash } from 'node:crypto'
import { Refusal, refuse, refuseField } from '@portal/contract'
import { Archivo } from '@portal/contract/documentos.ts'
import { addresses, idempotencyHeader, uploadOperation } from '@portal/contract/door.ts'
import { recordsOf } from '@portal/contract/operation.ts'
import multipart, { type Multipart } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { headerOf } from '../http/answerCall.ts'
import { browserCaller } from '../http/caller.ts'
import { isOutsideClient } from '../http/clientCredentials.ts'
import { goneSignal } from '../http/gone.ts'
import { holder } from './hold.ts'
import { noteDoorRefusal } from './noteDoorRefusal.ts'
import type { RemoteParts } from './parts.ts'
import { createRepeats } from './repeats.ts'
import type { RemoteSession } from './session.ts'
import { filesIn } from './shapes.ts'
import { isRecord } from '../isRecord.ts'

/** Three files of 3 MB in base64, and the fields beside them. */
const maxBytes = 12_500_000

/** What has gone to the remote by now. */
interface Sent {
  /** Of the files, as they were called. */
  names: string[]
  /** Nothing is left to send. */
  whole: boolean
  hash: Hash
}

const newSent = (): Sent => ({ names: [], whole: false, hash: createHash('sha256') })

/** What came of an upload, and of which bytes. */
interface Kept {
  result: unknown
  hash: string
}

/** Passes files on to the remote back office as they arrive, in its own words: no byte is kept here. */
export async function remoteUpfileDoor(app: FastifyInstance, parts: RemoteParts): Promise<void> {
  const { settings, dialect, cookies, sessions, remote, limits } = parts
  const names = dialect.subida
  const hold = holder(recordsOf(Archivo).remote, dialect)
  const repeats = createRepeats<Kept>()
  await app.register(multipart, { throwFileSizeLimit: false })
  app.addContentTypeParser('text/json', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.post(addresses.upfile, { bodyLimit: maxBytes }, async (request, reply) => {
    try {
      return await take(request, reply)
    } catch (error) {
      noteDoorRefusal(parts, 'upfile', request, error)
      throw error
    }
  })

  async function take(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const kept = isOutsideClient(request, settings) ? undefined : sessionOf(request)
    if (kept) await limits.consume({ limit: 'upload', key: kept.session })
    const deed = { session: kept?.session, key: headerOf(request, idempotencyHeader) }
    const { answer, again } = await repeats.once(deed, () => passOn(request, reply, kept))
    if (again && (await hashOf(request)) !== answer.hash)
      throw refuseField(idempotencyHeader, sentence('yaSeUsoParaOtroPedido'))
    renew(reply, kept)
    return reply.send({ success: true, result: answer.result })
  }

  async function passOn(
    request: FastifyRequest,
    reply: FastifyReply,
    kept: RemoteSession | undefined,
  ): Promise<Kept> {
    const boundary = `----portal-${randomUUID()}`
    const sent = newSent()
    const result = await remote
      .upload({
        ...(request.isMultipart()
          ? {
              body: unbroken(partsOf(request, boundary, sent, (given) => fieldsOf(given, kept))),
              contentType: `multipart/form-data; boundary=${boundary}`,
            }
          : { body: JSON.stringify(inJson(request.body, sent, kept)), contentType: 'application/json' }),
        ip: request.ip,
        idempotencyKey: headerOf(request, idempotencyHeader),
        // What has gone whole is taken there: the answer is kept for whoever sends it again.
        signal: goneSignal(reply, () => !sent.whole),
        isWhole: () => sent.whole,
        log: request.log,
      })
      .catch((error: unknown) => {
        if (kept && error instanceof Refusal && error.is('SESSION_EXPIRED')) sessions.end(kept.session)
        throw error
      })
    const files = filesIn(result)
    if (files.length === 0 || files.length !== sent.names.length) throw refuse('BACKOFFICE_UNSURE')
    const records = files.map(({ id, said }, index) => ({
      nombre: sent.names[index],
      ...said,
      archivoid: id,
    }))
    const { answer, issues } = hold({ records })
    if (issues.length > 0) request.log.error({ issues }, 'the back office broke the promise of uploads')
    return { result: answer, hash: sent.hash.digest('hex') }
  }

  /** Of what came once more: whether it is the same. */
  async function hashOf(request: FastifyRequest): Promise<string> {
    const sent = newSent()
    if (!request.isMultipart()) inJson(request.body, sent, undefined)
    else {
      const parts = partsOf(request, '', sent, () => [])
      while ((await parts.next()).done !== true) continue
    }
    return sent.hash.digest('hex')
  }

  function sessionOf(request: FastifyRequest): RemoteSession {
    const { token } = browserCaller(request, settings, cookies.portal)
    const kept = token === undefined ? undefined : sessions.read(token)
    if (kept === undefined) throw refuse('SESSION_EXPIRED')
    return kept
  }

  function renew(reply: FastifyReply, kept: RemoteSession | undefined): void {
    const token = kept && sessions.renewed(kept)
    if (token !== undefined) cookies.portal.write(reply, token)
  }

  /** What a remote is told of an upload, whatever was said here. */
  function fieldsOf(given: ReadonlyMap<string, string>, kept: RemoteSession | undefined): [string, string][] {
    const session = kept?.session ?? given.get('_session')
    const place: [string, string][] = [
      [names.transporte, given.get('transporteid') ?? kept?.login.accountid ?? ''],
      [names.recurso, given.get('recursoid') ?? ''],
      [names.tipodocumento, given.get('tipodocumetoid') ?? given.get('tipodocumentoid') ?? ''],
    ]
    return [
      ['_operation', uploadOperation],
      ...(session === undefined ? [] : [[names.sesion, session] satisfies [string, string]]),
      ...place.filter(([, value]) => names.vacios || value !== ''),
    ]
  }

  function inJson(body: unknown, sent: Sent, kept: RemoteSession | undefined): object {
    if (!isRecord(body)) throw refuse('INVALID_INPUT')
    const { data, ...rest } = body
    sent.names = [data].flat().map((_, index) => `archivo ${index + 1}`)
    sent.whole = true
    sent.hash.update(JSON.stringify(data ?? null))
    const texts = Object.entries(rest).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] satisfies [string, string]] : [],
    )
    return { ...Object.fromEntries(fieldsOf(new Map(texts), kept)), [names.archivo]: data }
  }

  /** The same files under the remote's names, the fields first: that is how it learns whose they are. */
  async function* partsOf(
    request: FastifyRequest,
    boundary: string,
    sent: Sent,
    fieldsFor: (given: ReadonlyMap<string, string>) => [string, string][],
  ): AsyncGenerator<Uint8Array> {
    const given = new Map<string, string>()
    let size = 0
    for await (const part of request.parts({
      limits: { fileSize: maxBytes + 1, fieldSize: 1_000, fields: 20, files: 20 },
    })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') given.set(part.fieldname, part.value)
        continue
      }
      if (sent.names.length === 0)
        for (const [name, value] of fieldsFor(given))
          yield Buffer.from(
            `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
          )
      sent.names.push(part.filename)
      yield Buffer.from(headOf(part, boundary, names.archivo))
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        size += chunk.length
        sent.hash.update(chunk)
        if (size > maxBytes) throw refuse('BODY_TOO_BIG')
        yield chunk
      }
      if (part.file.truncated) throw refuse('BODY_TOO_BIG')
      yield Buffer.from('\r\n')
    }
    sent.whole = true
    yield Buffer.from(`--${boundary}--\r\n`)
  }
}

/** Whoever sends may leave half-way, or send what is no body of files. */
async function* unbroken(body: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch (error) {
    throw error instanceof Refusal ? error : refuse('INVALID_INPUT')
  }
}

const headOf = (part: Extract<Multipart, { type: 'file' }>, boundary: string, field: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${inHeader(part.filename)}"\r\n` +
  `Content-Type: ${inHeader(part.mimetype)}\r\n\r\n`

/** What would end a header, or what it quotes. */
const inHeader = (text: string) => text.replace(/[\r\n"\\]/g, '_')
