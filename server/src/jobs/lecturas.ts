import { leer } from '@portal/contract/lectura.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Foto, Fotos } from '../lectura/fotos.ts'
import type { Textos } from '../lectura/textos.ts'
import { filesThatWait } from './filesThatWait.ts'
import { goOnSoon, type Balance } from './tareas.ts'

interface LecturasParts {
  /** As the owner. */
  db: Kysely<Database>
  fotos: Pick<Fotos, 'read'>
  textos: Pick<Textos, 'find'>
  /** After so long a run begins no other file, and another run goes on: jobs are short, so that the server may end. */
  sliceMs?: number
}

/** As many as a slice reads of small ones. */
const maxOfSlice = 20

/**
 * Reads the pictures, and the PDFs without a text, of documents that wait for a decision and that nobody has read yet: one at
 * a time, in turns that go round among the accounts. Bytes that several rows name are read once. A file that is lost, or for
 * which nobody had time, is left for the next run; what the reader gave up on is kept, and not tried again.
 */
export async function readWaiting({ db, fotos, textos, sliceMs = 10_000 }: LecturasParts): Promise<Balance> {
  if (!(await isOn(db))) return { hechos: 0, fallidos: 0 }
  const until = performance.now() + sliceMs
  const files = await filesThatWait(
    db,
    sql<boolean>`not exists (select from archivo x join lectura l using (archivoid) where x.clave = a.clave collate "C")`,
    maxOfSlice,
  )
  let [hechos, fallidos] = [0, 0]
  const done = new Set<string>()
  for (const file of files) {
    // The same bytes under another's name were read a moment ago.
    if (!done.has(file.clave)) {
      const said = await readOne(file).catch(() => undefined)
      if (said) {
        done.add(file.clave)
        await keep(file, said)
        hechos++
      } else fallidos++
    }
    if (performance.now() > until) break
  }
  const isThrough = done.size + fallidos >= files.length && files.length < maxOfSlice
  if (!isThrough && hechos > 0) await goOnSoon(db, 'lecturas')
  return { hechos, fallidos }

  async function readOne(
    file: (typeof files)[number],
  ): Promise<Foto | { estado: 'tiene texto'; leido: null } | undefined> {
    if (file.mediatype === 'application/pdf') {
      const leido = await textos.find(file, file.cuenta_id)
      if (leido && leer(leido.paginas.map(({ texto }) => texto).join('\n')))
        return { estado: 'tiene texto', leido: null }
    }
    return fotos.read(file, file.cuenta_id)
  }

  /** The row may have gone meanwhile. */
  async function keep(
    { archivoid, cuenta_id }: { archivoid: string; cuenta_id: string },
    { estado, leido }: { estado: string; leido: object | null },
  ): Promise<void> {
    await sql`insert into lectura (archivoid, cuenta_id, estado, leido)
      select archivoid, cuenta_id, ${estado}, ${leido === null ? null : JSON.stringify(leido)}::jsonb
      from archivo where archivoid = ${archivoid} and cuenta_id = ${cuenta_id} for key share
      on conflict do nothing`.execute(db)
  }
}

/** Unless somebody switched it off. */
async function isOn(db: Kysely<Database>): Promise<boolean> {
  const kept = await db
    .selectFrom('ajuste')
    .select('valor')
    .where('clave', '=', 'lee_fotos')
    .executeTakeFirst()
  return kept?.valor !== false
}
