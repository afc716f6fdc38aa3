import { createHash } from 'node:crypto'
import { pipeline, Readable, Transform } from 'node:stream'
import type { Manifiesto } from '@portal/legajo/manifiesto.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Storage } from '../../../storage/storage.ts'
import type { ZipPart } from '../../shared/zipStream.ts'
import type { Alcance } from './alcance.ts'
import type { Papel } from './papeles.ts'

/** A legajo while it is made, part after part: what the manifest, which comes last, will say of it. */
export interface Obra {
  db: Kysely<Database>
  storage: Storage
  alcance: Alcance
  papeles: readonly Papel[]
  /** Those that are already in it. */
  archivos: Manifiesto['archivos']
  secciones: Manifiesto['secciones']
  afuera: Manifiesto['afuera']
  auditoria: Manifiesto['auditoria']
  testigos: Manifiesto['testigos']
  /** What a witness may know of, as leaves say it. */
  datos: string[]
  /** Paths of what the storage has lost. */
  perdidos: Set<string>
}

/** Where it stands in the ZIP and what people call it. */
export interface Puesto {
  camino: string
  nombre: string
  seccion: string
  archivoid?: string
}

/** A part of the ZIP whose hash is taken as it goes by. Nothing is compressed: see `zip.ts` of legajo/. */
export const partOf = (
  obra: Pick<Obra, 'archivos' | 'perdidos'>,
  { camino, nombre, seccion, archivoid }: Puesto,
  open: () => Promise<Readable>,
  size?: number,
): ZipPart => ({
  path: camino,
  compress: false,
  ...(size !== undefined && { size }),
  open: async () =>
    hashed(await open(), (bytes, sha256) =>
      obra.archivos.push({ camino, nombre, seccion, bytes, sha256, archivoid: archivoid ?? null }),
    ),
  ...(archivoid !== undefined && { onMissing: () => obra.perdidos.add(camino) }),
})

function hashed(from: Readable, told: (bytes: number, sha256: string) => void): Readable {
  const hash = createHash('sha256')
  let bytes = 0
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
    flush(done) {
      told(bytes, hash.digest('hex'))
      done()
    },
  })
  // Either end that is given up takes the other along; who reads hears of an error by `counted`.
  pipeline(from, counted, () => {})
  return counted
}

export const textPart = (text: string): Promise<Readable> =>
  Promise.resolve(Readable.from([Buffer.from(text)]))

/** Lines of JSON, made while they are read. */
export const linesOf = (lines: () => AsyncIterable<string> | Iterable<string>): Promise<Readable> =>
  Promise.resolve(
    Readable.from(
      (async function* () {
        for await (const line of lines()) yield Buffer.from(`${line}\n`)
      })(),
      { objectMode: false },
    ),
  )
