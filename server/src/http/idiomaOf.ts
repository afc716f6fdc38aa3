import { idiomaCookie, idiomaHeader, idiomaIn, type Idioma } from '@portal/contract/idioma.ts'
import type { FastifyRequest } from 'fastify'

/** The language that a call names, else the one that its browser was told. */
export function idiomaElegido({ headers, cookies }: FastifyRequest): Idioma | undefined {
  // What is refused before its cookies were read has none.
  const kept = (cookies as FastifyRequest['cookies'] | null)?.[idiomaCookie]
  return idiomaIn(headers[idiomaHeader.toLowerCase()]) ?? idiomaIn(kept)
}

/** Spanish where nobody chose one. */
export const idiomaOf = (request: FastifyRequest): Idioma => idiomaElegido(request) ?? 'es'
