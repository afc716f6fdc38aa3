import { Refusal, refuse } from '@portal/contract'
import type { FastifyReply } from 'fastify'
import { answerRefusal } from './fault.ts'
import { encodingFor } from './encoding.ts'
import type { Asked, FilledPage, Filled, Page } from './pages.ts'

/** A page that was not built (a server that is being developed) is an address like any unknown one. */
export function send(reply: FastifyReply, page: Page | undefined, asked?: Asked): FastifyReply {
  if (!page) return unknownAddress(reply)
  const encoding = encodingOf(reply)
  return sendRendered(reply, encoding, page.render(encoding, asked))
}

export function sendFilled(reply: FastifyReply, page: FilledPage, filled: Filled): FastifyReply {
  const encoding = encodingOf(reply)
  return sendRendered(reply, encoding, page.render(encoding, filled))
}

export const unknownAddress = (reply: FastifyReply): FastifyReply =>
  answerRefusal(new Refusal(refuse('UNKNOWN_OPERATION').body, 404), reply)

const encodingOf = (reply: FastifyReply) => encodingFor(reply.request.headers['accept-encoding'])

const sendRendered = (
  reply: FastifyReply,
  encoding: ReturnType<typeof encodingOf>,
  { html, policy }: ReturnType<Page['render']>,
): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      vary: 'Accept-Encoding, Cookie',
      ...(encoding && { 'content-encoding': encoding }),
    })
    .send(html)
