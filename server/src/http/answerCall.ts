import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answered } from '../dispatch.ts'
import { keepPacked } from '../packed.ts'
import { compressBeside, encodingFor } from './encoding.ts'
import type { SessionCookie } from './sessionCookie.ts'

/** What fits a packet or two gets there no sooner for being shorter. */
const shortLength = 1024

/**
 * Sends an operation's answer, and lets a browser's cookie follow what became of its session. That a length tells of
 * what is compressed (BREACH) helps nobody who can't make the caller ask: no other site's page is answered here.
 */
export async function answerCall(
  reply: FastifyReply,
  { body, packed, session, navegador }: Answered,
  cookie?: SessionCookie,
): Promise<FastifyReply> {
  if (session === 'ended') cookie?.clear(reply)
  else if (session) cookie?.write(reply, session.token)
  if (navegador !== undefined) cookie?.writeNavegador(reply, navegador)
  void reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding')
  const encoding =
    body.length > shortLength ? encodingFor(headerOf(reply.request, 'accept-encoding')) : undefined
  if (!encoding) return reply.send(body)
  void reply.header('content-encoding', encoding)
  const sent = packed?.[encoding] ?? (await compressBeside(body, encoding))
  if (packed && sent instanceof Buffer) keepPacked(packed, encoding, body, sent)
  return reply.send(sent)
}

export function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()]
  return typeof value === 'string' ? value : undefined
}
