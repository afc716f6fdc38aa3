import { setTimeout } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { damageOf, guardados, noteDamage, type Guardado } from '../storage/danados.ts'
import type { Storage } from '../storage/storage.ts'
import { goOnSoon, type Balance } from './tareas.ts'

interface ArchivosParts {
  /** As the owner. */
  db: Kysely<Database>
  storage: Pick<Storage, 'open'>
  log: Logger
  /** After so long a run ends, and another goes on from there: jobs are short, so that the server may end. */
  sliceMs?: number
  /** Others read from the same disk. */
  bytesPerSecond?: number
}

/** Rounds that are told of afterwards. */
const keptRounds = 30

/**
 * Holds a stretch of all kept files against their hashes, in the order of their keys, and notes what is not what was kept
 * and what is so again. The first run of a night begins a round, unless one is under way. The balance counts the round's
 * files; one that is not through it queues the next run.
 */
export async function checkArchivos({
  db,
  storage,
  log,
  sliceMs = 10_000,
  bytesPerSecond = 10_000_000,
}: ArchivosParts): Promise<Balance> {
  const until = performance.now() + sliceMs
  const ronda = await openRound(db)
  const kept = await guardados(db)
  // As many as a slice reads at most, if all of them are small.
  const { rows: files } = await sql<Guardado>`
    select distinct on (clave collate "C") clave, size, sha256 from ${kept} g
    where clave collate "C" > ${ronda.hasta} order by clave collate "C" limit 5000`.execute(db)
  let { mirados, danados } = ronda
  let last: string | undefined
  for (const file of files) {
    const causa = await damageOf(file, storage)
    if (causa === undefined) await sql`delete from archivo_danado where clave = ${file.clave}`.execute(db)
    else if (await noteDamage(db, file.clave, causa)) {
      danados++
      log.error({ clave: file.clave, causa }, 'a kept file is not what was kept')
    }
    mirados++
    last = file.clave
    if (performance.now() > until) break
    await setTimeout((file.size / bytesPerSecond) * 1000)
  }
  const isThrough = last === undefined || (last === files.at(-1)?.clave && files.length < 5000)
  await db
    .updateTable('ronda_de_archivos')
    .set({
      mirados,
      danados,
      hasta: last ?? ronda.hasta,
      ...(isThrough && { terminada: new Date().toISOString() }),
    })
    .where('rondaid', '=', ronda.rondaid)
    .execute()
  if (isThrough) await forgetWhatIsNobodys(db)
  else await goOnSoon(db, 'archivos')
  return { hechos: mirados, fallidos: danados }
}

/** The one that is under way, or a new one. */
async function openRound(db: Kysely<Database>) {
  await sql`insert into ronda_de_archivos default values on conflict do nothing`.execute(db)
  return db
    .selectFrom('ronda_de_archivos')
    .select(['rondaid', 'hasta', 'mirados', 'danados'])
    .where('terminada', 'is', null)
    .executeTakeFirstOrThrow()
}

async function forgetWhatIsNobodys(db: Kysely<Database>): Promise<void> {
  await sql`delete from archivo_danado d
    where not exists (select from ${await guardados(db)} g where g.clave collate "C" = d.clave)`.execute(db)
  await sql`delete from ronda_de_archivos
    where rondaid not in (select rondaid from ronda_de_archivos order by rondaid desc limit ${keptRounds})`.execute(
    db,
  )
}
