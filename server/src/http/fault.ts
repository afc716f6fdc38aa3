import { sentence } from '@portal/contract/wording.ts'
import { Refusal, refuse, refusals, type RefusalBody } from '@portal/contract'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { translated } from '../database/refusals.ts'
import { saidRefusal } from '../said.ts'
import { MissingBytes, StorageUnavailable } from '../storage/storage.ts'
import { idiomaOf } from './idiomaOf.ts'

/**
 * Answers whatever was thrown: a refusal as itself, what Fastify refused in our words, files or a database out of
 * reach for now as busy, one that is not what was kept as such, and anything else as a fault with the request's id.
 */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error, request)
  return refusal ? answerRefusal(refusal, reply) : sendError(reply, 500, faultOf(error, request))
}

/** As what it is answered, or nothing where it is a fault. */
export function refusalFor(error: unknown, request: FastifyRequest): Refusal | undefined {
  if (error instanceof StorageUnavailable) {
    request.log.warn({ requestId: request.id, cause: String(error.cause) }, error.message)
    return refuse('BUSY')
  }
  if (error instanceof MissingBytes) return refuse('DAMAGED_FILE')
  return leftHalfWay(error, request) ? refuse('INVALID_INPUT') : refusalOf(translated(error), request)
}

/** Logs a fault, and says what is told of it. */
export function faultOf(error: unknown, request: FastifyRequest): RefusalBody {
  request.log.error({ err: error, requestId: request.id }, 'fault')
  return {
    code: 500,
    message: sentence('errorInesperado', { pedido: request.id }),
    requestId: request.id,
  }
}

/** The caller went away while it was still sending: nobody reads the answer, and it is nobody's fault. */
function leftHalfWay(error: unknown, { raw }: FastifyRequest): boolean {
  return raw.readableAborted && isFastifyError(error) && error.code === 'ECONNRESET'
}

export function answerRefusal(refusal: Refusal, reply: FastifyReply): FastifyReply {
  return sendError(refusalHeaders(refusal, reply), refusal.status, refusal.body)
}

/** For pictures and downloads, which read no envelope: a refusal carries an HTTP status of its own. Anything else is thrown on. */
export function answerStatus(error: unknown, reply: FastifyReply): FastifyReply {
  const why = translated(error)
  if (!(why instanceof Refusal) || why.status !== 200) throw why
  return answerRefusal(new Refusal(why.body, why.is('RECORD_NOT_FOUND') ? 404 : 403), reply)
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code of the refusal that it answers. */
    refused: RefusalBody['code'] | null
  }
}

/** What of a refusal stands before the body, however that is written. */
export function refusalHeaders({ status, body }: Refusal, reply: FastifyReply): FastifyReply {
  const { retryAfter } = body
  reply.refused = body.code
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  if (status === 401) reply.header('www-authenticate', challengeOf(body))
  return reply.code(status)
}

/** What would be let in: a client by its credentials, programs and devices by their token. A browser asks for a password of the first alone. */
const challengeOf = ({ code }: RefusalBody): string =>
  code === refusals.BAD_CLIENT_CREDENTIALS.code
    ? 'Basic realm="Portal", charset="UTF-8"'
    : 'Bearer realm="Portal"'

/** In the language that the call names. */
function sendError(reply: FastifyReply, status: number, body: RefusalBody): FastifyReply {
  const error = saidRefusal(idiomaOf(reply.request), body)
  return reply.code(status).type('application/json; charset=utf-8').send({ success: false, error })
}

function refusalOf(error: unknown, { url }: FastifyRequest): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (!isFastifyError(error)) return undefined
  if (error.statusCode === 413) return refuse('BODY_TOO_BIG')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return refuse('UNSUPPORTED_TYPE')
  // The rest of Fastify's 4xx: a body cut off, empty, or that is no JSON; of a page, an address or a range that can't be.
  const { statusCode = 500 } = error
  if (statusCode < 400 || statusCode >= 500) return undefined
  const refusal = refuse('INVALID_INPUT')
  return url.startsWith('/api/') ? refusal : new Refusal(refusal.body, statusCode)
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && ('statusCode' in error || 'code' in error)
}
