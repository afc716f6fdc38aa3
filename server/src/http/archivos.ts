import { Refusal, refuse } from '@portal/contract'
import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { translated } from '../database/refusals.ts'
import { fileHeaders, inlineAs } from './fileHeaders.ts'
import { FileQuery } from './fileQuery.ts'
import { byteDoor } from './inSession.ts'

const Archivo = z.object({
  archivoid: z.string(),
  nombre: z.string(),
  size: z.number(),
  mediatype: z.string(),
  clave: z.string(),
  miniatura: z.nullable(z.string()),
  /** The account, or the person of the provider's, who looks. */
  quien: z.string(),
})

/** The bytes of a file, to its carrier (also while the account is suspended) and to the provider. */
export const archivoDoor = byteDoor({
  name: 'archivo',
  method: 'GET',
  path: '/api/archivos/:archivoid',
  params: z.object({ archivoid: Id }),
  carrier: { access: 'contacto' },
  provider: { access: 'revisor' },
  refusals: 'status',
  async handle({ params: { archivoid }, run, request, reply, parts }) {
    const { rows } = await run({
      text: `select archivoid, nombre, size, mediatype, clave, miniatura, coalesce(mi_cuenta(), yo()) as quien
             from archivo where archivoid = $1`,
      values: [archivoid],
    })
    if (!rows[0]) throw refuse('RECORD_NOT_FOUND')
    const archivo = Archivo.parse(rows[0])
    const small = FileQuery.parse(request.query).miniatura === '1'
    const miniatura = small
      ? await parts.thumbnails.find(archivo, archivo.quien).catch(noneWithoutRoom)
      : undefined
    // A browser shows a picture that is too large; of anything else there would be nothing to see.
    if (small && miniatura === undefined && !archivo.mediatype.startsWith('image/'))
      throw refuse('RECORD_NOT_FOUND')
    const bytes = await parts.services.storage.open(miniatura ?? archivo.clave)
    const mediatype = miniatura === undefined ? archivo.mediatype : 'image/webp'
    reply.headers({
      ...fileHeaders(mediatype),
      'content-disposition': inlineAs(archivo.nombre, mediatype),
    })
    if (miniatura === undefined) reply.header('content-length', archivo.size)
    return reply.send(bytes)
  },
})

/** One that was drawn and can't be kept. */
function noneWithoutRoom(error: unknown): undefined {
  const why = translated(error)
  if (!(why instanceof Refusal && why.is('NO_ROOM'))) throw error
}
