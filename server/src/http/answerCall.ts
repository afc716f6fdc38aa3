import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answered } from '../dispatch.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** Sends an operation's answer, and lets a browser's cookie follow what became of its session. */
export function answerCall(
  reply: FastifyReply,
  { body, session }: Answered,
  cookie?: SessionCookie,
): FastifyReply {
  if (session === 'ended') cookie?.clear(reply)
  else if (session) cookie?.write(reply, session.token)
  return reply.type('application/json; charset=utf-8').send(body)
}

export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : undefined
}
