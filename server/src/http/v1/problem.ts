import type { Refusal, RefusalBody } from '@portal/contract'
import type { Problem } from '@portal/contract/apiV1.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { saidRefusal } from '../../said.ts'
import { faultOf, refusalFor, refusalHeaders } from '../fault.ts'
import { idiomaOf } from '../idiomaOf.ts'

/** How programs are told no: a problem document (RFC 9457) under a status of HTTP, with a sentence and our code. */

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalFor(error, request)
  if (!refusal) return send(request, reply.code(500), 500, faultOf(error, request))
  const status = statusOf(refusal)
  refusalHeaders(refusal, reply)
  return send(request, reply.code(status), status, refusal.body)
}

/** Envelopes say all of these with 200. */
function statusOf(refusal: Refusal): number {
  if (refusal.status !== 200) return refusal.status
  if (refusal.is('RECORD_NOT_FOUND') || refusal.is('UNKNOWN_OPERATION')) return 404
  return refusal.is('ACCESS_DENIED') ? 403 : 400
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, body: RefusalBody): FastifyReply {
  const { code, message, fields } = saidRefusal(idiomaOf(request), body)
  const problem: z.output<typeof Problem> = {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    detail: message,
    code,
    ...(fields && { fields }),
    requestId: request.id,
  }
  return reply.type('application/problem+json; charset=utf-8').send(problem)
}
