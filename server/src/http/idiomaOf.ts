import { idiomaCookie, idiomaHeader, idiomaIn, type Idioma } from '@portal/contract/idioma.ts'
import type { FastifyRequest } from 'fastify'

/** The language that a call names, else the one that its browser was told; Spanish otherwise. */
export function idiomaOf({ headers, cookies }: FastifyRequest): Idioma {
  // What is refused before its cookies were read has none.
  const kept = (cookies as FastifyRequest['cookies'] | null)?.[idiomaCookie]
  return idiomaIn(headers[idiomaHeader.toLowerCase()]) ?? idiomaIn(kept) ?? 'es'
}
