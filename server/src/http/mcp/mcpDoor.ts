import { refuse } from '@portal/contract'
import { mcpAddress } from '@portal/contract/apiV1.ts'
import type { FastifyInstance } from 'fastify'
import { shownToken } from '../../sessions/programToken.ts'
import { headerOf } from '../answerCall.ts'
import type { Ask } from '../v1/askWithToken.ts'
import { answerProblem } from '../v1/problem.ts'

/**
 * What assistants ask by the Model Context Protocol, over the tokens of programs: each call stands alone, so that nothing is
 * kept of anybody between two of them. What speaks the protocol is loaded with the first one.
 */
export function mcpDoor(app: FastifyInstance, { ask }: { ask: Ask }): void {
  app.setErrorHandler((error, request, reply) => answerProblem(error, request, reply))

  app.post(mcpAddress, async (request, reply) => {
    // A page of another site has no business here, whatever token somebody put into it.
    if (headerOf(request, 'origin') !== undefined) throw refuse('ACCESS_DENIED')
    if (!shownToken(headerOf(request, 'authorization'))) throw refuse('TOKEN_UNKNOWN')
    const { answerMcp } = await import('./answerMcp.ts')
    const { status, headers, text } = await answerMcp(request, ask)
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': 'no-store' })
      .send(text)
  })

  // Nothing is told without being asked, so there is no stream to open and no session to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: mcpAddress,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  })
}
