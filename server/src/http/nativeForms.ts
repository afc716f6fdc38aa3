import { Refusal } from '@portal/contract'
import { destino, inicioDeLaApp } from '@portal/contract/destino.ts'
import { publicRoutes } from '@portal/contract/rutas.ts'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { DoorParts } from './doorParts.ts'
import { browserCaller } from './caller.ts'
import type { Answered } from '../dispatch.ts'

/** What no form of ours sends is an empty one, and is refused as such. */
const Form = z.catch(
  z.looseObject({ username: z.optional(z.string()), password: z.optional(z.string()) }),
  {},
)

/**
 * A prerendered form posts by itself when Enter comes before its script. Signing in works that way too; the other
 * forms come back to be filled in again.
 */
export async function nativeForms(
  app: FastifyInstance,
  { settings, dispatch, cookies }: DoorParts,
): Promise<void> {
  await app.register(formbody)
  for (const route of publicRoutes) {
    if (route === '/auth/login') continue
    app.post(route, (_request, reply) => reply.redirect(route, 303))
  }
  app.post('/auth/login', async (request, reply) => {
    const asked = destino(request.url.slice(request.url.indexOf('?') + 1))
    const { username, password } = Form.parse(request.body)
    let answered: Answered
    try {
      answered = await dispatch.carrier({
        operation: 'login',
        input: { username, password },
        caller: browserCaller(request, settings, cookies.portal),
        requestId: request.id,
        log: request.log,
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const again = new URLSearchParams({ error: String(error.body.code) })
      if (asked !== inicioDeLaApp) again.set('destino', asked)
      return reply.redirect(`/auth/login?${again.toString()}`, 303)
    }
    if (typeof answered.session === 'object') cookies.portal.write(reply, answered.session.token)
    if (answered.navegador !== undefined) cookies.portal.writeNavegador(reply, answered.navegador)
    return reply.redirect(asked, 303)
  })
}
