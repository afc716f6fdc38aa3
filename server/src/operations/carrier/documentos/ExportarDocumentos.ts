import { addresses } from '@portal/contract/door.ts'
import type { Handler } from '../../../handler.ts'
import { readDescarga } from './descarga.ts'

export const ExportarDocumentos: Handler<'ExportarDocumentos'> = async ({ recursos }, { db }) => {
  const { archivos, bytes } = await readDescarga(db, recursos)
  return {
    url: `${addresses.documentosZip}/${recursos.join(',')}`,
    archivos: archivos.length,
    bytes,
  }
}
