import type { Readable } from 'node:stream'
import { Refusal, refuse } from '@portal/contract'
import { NoDibujado } from '@portal/contract/documentos.ts'
import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { translated } from '../database/refusals.ts'
import { MissingBytes } from '../storage/storage.ts'
import { thumbnailType } from '../storage/thumbnailSize.ts'
import type { ThumbnailSource } from '../thumbnails/thumbnails.ts'
import type { AppParts } from './appParts.ts'
import { fileHeaders, inlineAs } from './fileHeaders.ts'
import { FileQuery } from './fileQuery.ts'
import { byteDoor, type Incoming, type Visit } from './inSession.ts'
import { opened } from './opened.ts'

const Archivo = z.object({
  archivoid: z.string(),
  nombre: z.string(),
  size: z.number(),
  sha256: z.string(),
  mediatype: z.string(),
  clave: z.string(),
  miniatura: z.nullable(z.string()),
  no_dibujado: z.nullable(NoDibujado),
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
    const small = FileQuery.parse(request.query).miniatura === '1'
    const found = run({
      text: `select archivoid, nombre, size, sha256, mediatype, clave, miniatura, no_dibujado,
               coalesce(mi_cuenta(), yo()) as quien
             from archivo where archivoid = $1`,
      values: [archivoid],
    })
    // In the same message, before a byte of it leaves: whoever opens it is written down. A thumbnail is in every list.
    const [{ rows }] = await Promise.all([found, small ? undefined : run(opened([archivoid], 'archivo'))])
    if (!rows[0]) {
      await refuseRemoved(run, archivoid)
      throw refuse('RECORD_NOT_FOUND')
    }
    const archivo = Archivo.parse(rows[0])
    const thumbnail = small ? await thumbnailOf(archivo, parts) : undefined
    // A browser shows a picture that is too large; of anything else there would be nothing to see.
    if (small && thumbnail === undefined && !archivo.mediatype.startsWith('image/'))
      throw refuse('RECORD_NOT_FOUND')
    const bytes =
      thumbnail ?? (await parts.services.storage.open(archivo.clave, archivo.size, archivo.sha256))
    const mediatype = thumbnail === undefined ? archivo.mediatype : thumbnailType
    reply.headers({
      ...fileHeaders(mediatype),
      'content-disposition': inlineAs(archivo.nombre, mediatype),
    })
    if (thumbnail === undefined) reply.header('content-length', archivo.size)
    return reply.send(bytes)
  },
})

/** A file that was taken away once it was past its time, to who may see its document. */
async function refuseRemoved(
  run: Visit<{ archivoid: string }, Incoming>['run'],
  archivoid: string,
): Promise<void> {
  const { rows } = await run({
    text: `select to_char(eliminado at time zone 'America/Argentina/Buenos_Aires', 'YYYY-MM-DD') as dia
           from archivo_eliminado where archivoid = $1`,
    values: [archivoid],
  })
  const dia = rows[0]?.['dia']
  if (typeof dia === 'string') throw refuse('FILE_REMOVED', { words: { fecha: { dia } } })
}

/** Nothing for a file that can't be drawn, for one that was and that there is no room for, and for one that is lost. */
async function thumbnailOf(
  archivo: ThumbnailSource & { quien: string },
  { thumbnails, services }: AppParts,
): Promise<Readable | undefined> {
  try {
    const key = await thumbnails.find(archivo, archivo.quien)
    return key === undefined ? undefined : await services.storage.open(key)
  } catch (error) {
    const why = translated(error)
    if (error instanceof MissingBytes || (why instanceof Refusal && why.is('NO_ROOM'))) return undefined
    throw error
  }
}
