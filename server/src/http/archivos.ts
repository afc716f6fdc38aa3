import { refuse, Refusal } from '@portal/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import * as z from 'zod/mini'
import type { Statement } from '../database/batch.ts'
import { translated } from '../database/refusals.ts'
import { readingUnit } from '../database/unit.ts'
import { hashToken } from '../sessions/token.ts'
import type { AppParts } from './appParts.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { answerRefusal } from './fault.ts'
import { fileHeaders } from './fileHeaders.ts'
import { FileQuery } from './fileQuery.ts'

/** Reading: also while the account is suspended, but not before its profile is complete. */
const carrierAccess = {
  access: 'contacto',
  writes: false,
  whileIncomplete: false,
  whileSuspended: true,
} as const
const providerAccess = { ...carrierAccess, access: 'revisor' } as const

const Archivo = z.object({
  archivoid: z.string(),
  nombre: z.string(),
  size: z.number(),
  mediatype: z.string(),
  clave: z.string(),
  miniatura: z.nullable(z.string()),
})

/**
 * The bytes of a file, to its carrier and to the provider. Refusals here carry their HTTP status, because pictures and downloads read no envelope.
 */
export function archivosDoor(app: FastifyInstance, parts: AppParts): void {
  app.get<{ Params: { archivoid: string } }>('/api/archivos/:archivoid', async (request, reply) => {
    const query = FileQuery.parse(request.query)
    try {
      const archivo = await findArchivo(request.params.archivoid, ways(request, query._session, parts))
      const miniatura = query.miniatura === '1' ? await parts.thumbnails.find(archivo) : undefined
      const small = miniatura !== undefined
      // A browser shows a picture that is too large; of anything else there would be nothing to see.
      if (query.miniatura === '1' && !small && !archivo.mediatype.startsWith('image/'))
        throw refuse('RECORD_NOT_FOUND')
      const bytes = await parts.services.storage.open(miniatura ?? archivo.clave)
      reply.headers({
        ...fileHeaders(small ? 'image/webp' : archivo.mediatype),
        'content-disposition': `inline; filename*=UTF-8''${headerText(archivo.nombre)}`,
      })
      if (!small) reply.header('content-length', archivo.size)
      return await reply.send(bytes)
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 200) throw error
      const status = error.is('RECORD_NOT_FOUND') ? 404 : 403
      return answerRefusal(new Refusal(error.body, status), reply)
    }
  })
}

/** RFC 8187: these four are none of a header's plain characters, and encodeURIComponent leaves them. */
function headerText(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

interface Way {
  pool: pg.Pool
  opening: Statement
}

/** The sessions that the request carries: a browser may hold one of the portal and one of the console. */
function ways(request: FastifyRequest, session: string | undefined, parts: AppParts): Way[] {
  const { pools, openSession, cookies, settings } = parts
  const outside = isOutsideClient(request, settings)
  const carrier = outside ? session : cookies.portal.read(request)
  const provider = outside ? undefined : cookies.consola.read(request)
  return [
    ...(carrier
      ? [{ pool: pools.app, opening: openSession.carrier(hashToken(carrier), carrierAccess) }]
      : []),
    ...(provider
      ? [{ pool: pools.proveedor, opening: openSession.provider(hashToken(provider), providerAccess) }]
      : []),
  ]
}

async function findArchivo(archivoid: string, waysIn: readonly Way[]): Promise<z.output<typeof Archivo>> {
  let refusal = refuse('SESSION_EXPIRED')
  for (const { pool, opening } of waysIn) {
    try {
      const { rows } = await readingUnit(pool, opening).run({
        text: 'select archivoid, nombre, size, mediatype, clave, miniatura from archivo where archivoid = $1',
        values: [archivoid],
      })
      if (rows[0]) return Archivo.parse(rows[0])
      refusal = refuse('RECORD_NOT_FOUND')
    } catch (error) {
      const why = translated(error)
      if (!(why instanceof Refusal) || why.status !== 200) throw why
      if (!refusal.is('RECORD_NOT_FOUND')) refusal = why
    }
  }
  throw refusal
}
