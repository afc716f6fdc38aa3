import { Readable } from 'node:stream'
import type { Storage } from '../../../storage/storage.ts'
import { zipStream } from '../../shared/zipStream.ts'
import { leeme, type Descarga } from './descarga.ts'

/**
 * A download as a ZIP, made while it is sent. A file whose bytes are lost does not keep the others back: `LEEME.txt`,
 * which comes last, says which. What can't be read now ends the whole, so that nobody takes it for complete.
 */
export function descargaZip(descarga: Descarga, storage: Storage, hoy: string): Readable {
  const perdidos: string[] = []
  return zipStream([
    ...descarga.archivos.map(({ path, clave, size, sha256 }) => ({
      path,
      size,
      compress: false,
      open: () => storage.open(clave, size, sha256),
      onMissing: () => void perdidos.push(path),
    })),
    {
      path: 'LEEME.txt',
      compress: true,
      open: () => Promise.resolve(Readable.from([leeme(descarga, perdidos, hoy)])),
    },
  ])
}
