import { idiomaAddress, idiomaCookie, idiomaIn } from '@portal/contract/idioma.ts'
import { ownPath } from '@portal/contract/rutas.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { DoorParts } from './doorParts.ts'

/** A year. */
const keptSeconds = 31_536_000

const Query = z.catch(z.object({ a: z.optional(z.string()), volver: z._default(z.string(), '') }), {
  volver: '',
})

/**
 * The links at the foot of the pages before sign-in: they choose a language without a script, and lead back to where
 * they were pressed. A name that is none of ours changes nothing.
 */
export function chooseIdioma(app: FastifyInstance, { settings: { baseUrl } }: DoorParts): void {
  app.get(idiomaAddress, (request, reply) => {
    const { a, volver } = Query.parse(request.query)
    const idioma = idiomaIn(a)
    if (idioma)
      // Scripts read it too: what an app says, it says by itself.
      void reply.setCookie(idiomaCookie, idioma, {
        path: '/',
        maxAge: keptSeconds,
        sameSite: 'lax',
        secure: baseUrl.startsWith('https:'),
      })
    const { referer = '', host = '' } = request.headers
    // What is before this server may have taken the encryption off.
    const here = `http://${host}`
    const from = referer.replace(/^https:/, 'http:')
    return reply.redirect(ownPath(volver, here) ?? ownPath(from, here) ?? '/', 303)
  })
}
