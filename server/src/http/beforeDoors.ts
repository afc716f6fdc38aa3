import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Refusal, refuse, type RefusalName } from '@portal/contract'
import { requestIdHeader } from '@portal/contract/door.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerRefusal } from './fault.ts'
import type { AnswerOnSocket } from './onSocket.ts'
import { safeHeaders } from './securityHeaders.ts'

/**
 * What Node and Fastify would answer by themselves before any of our hooks runs: in our words, and with the headers that
 * every answer of ours carries.
 */
export function beforeDoors(baseUrl: string, answer: AnswerOnSocket) {
  /** What a connection is being answered. */
  const answering = new WeakMap<Duplex, ServerResponse>()
  const headers = safeHeaders(baseUrl)

  function clientErrorHandler(error: Error & { code?: string }, socket: Duplex): void {
    const current = answering.get(socket)
    const isHalfSaid = current?.headersSent === true && !current.writableFinished
    if (isHalfSaid || error.code === 'ECONNRESET') socket.destroy()
    else answer(socket, ...wireRefusal(error.code))
  }

  function frameworkErrors(error: FastifyError, { id }: FastifyRequest, reply: FastifyReply): void {
    // No record's id is that long.
    const refusal =
      error.code === 'FST_ERR_MAX_PARAM_LENGTH'
        ? new Refusal(refuse('RECORD_NOT_FOUND').body, 404)
        : new Refusal(refuse('INVALID_INPUT').body, 400)
    void answerRefusal(refusal, reply.headers({ ...headers, [requestIdHeader]: id }))
  }

  function open(app: FastifyInstance): void {
    app.addHook('onRequest', ({ raw, headers: { host } }, reply, done) => {
      answering.set(raw.socket, reply.raw)
      const namesNone = host === undefined && raw.httpVersion !== '1.0'
      done(namesNone ? new Refusal(refuse('INVALID_INPUT').body, 400) : undefined)
    })
    app.server.on('checkExpectation', (_request, response: ServerResponse) => {
      if (response.socket) answer(response.socket, 417, 'INVALID_INPUT')
    })
    app.server.on('connect', (_request, socket: Duplex) => answer(socket, 405, 'UNKNOWN_OPERATION'))
  }
  return { clientErrorHandler, frameworkErrors, open }
}

function wireRefusal(code: string | undefined): [number, RefusalName] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'BODY_TOO_BIG']
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW') return [413, 'BODY_TOO_BIG']
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? [408, 'TOO_SLOW'] : [400, 'INVALID_INPUT']
}
