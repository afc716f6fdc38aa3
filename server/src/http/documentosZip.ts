import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { maxDescarga } from '@portal/contract/documentos.ts'
import { addresses } from '@portal/contract/door.ts'
import { Id } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { readDescarga } from '../operations/carrier/documentos/descarga.ts'
import { descargaZip } from '../operations/carrier/documentos/descargaZip.ts'
import { byteDoor } from './inSession.ts'
import { opened } from './opened.ts'

const isIds = (text: string) => {
  const ids = text.split(',')
  return ids.length <= maxDescarga.recursos && ids.every((id) => Id.safeParse(id).success)
}

/** The address that `ExportarDocumentos` answers: also while the account is suspended. Each download is a line of the audit. */
export const documentosZipDoor = byteDoor({
  name: 'documentos-zip',
  method: 'GET',
  path: `${addresses.documentosZip}/:recursos`,
  costly: true,
  params: z.object({ recursos: z.string().check(z.refine(isIds)) }),
  carrier: { access: 'contacto' },
  refusals: 'status',
  async handle({ params: { recursos }, db, run, audit, reply, parts }) {
    const descarga = await readDescarga(db, recursos.split(','))
    await audit(recursos)
    await run(
      opened(
        descarga.archivos.map(({ archivoid }) => archivoid),
        'descarga',
      ),
    )
    const hoy = hoyEnBuenosAires()
    return reply
      .headers({
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="documentos-${hoy}.zip"`,
      })
      .send(descargaZip(descarga, parts.services.storage, hoy))
  },
})
