import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { goOnSoon, type Balance } from './tareas.ts'

/** Few enough for one statement to take well under a second. */
const atOnce = 200

/** How many of what is kept as true are computed anew each time, to see whether it is. */
const sample = 500

/** For how long one run works, so that letters and other jobs have their turn and a server that is told to stop does. */
const runMs = 10_000

interface VeredictosParts {
  /** As the owner. */
  db: Kysely<Database>
  log: Logger
  ms?: number
}

/**
 * Renews what a day that began, or a change of the catalogue, made untrue of how resources stand, so that nobody waits for
 * it; whoever comes first does the same. What one run has no time for, the next one does at once. The last begins those
 * anew that have no verdict, and holds a sample of what is kept against what is computed. The balance counts resources
 * renewed, and those of which something untrue was kept or that could not be looked into. See docs/decisions/0055 and 0127.
 */
export async function renewVeredictos({ db, log, ms = runMs }: VeredictosParts): Promise<Balance> {
  const balance = { hechos: 0, fallidos: 0 }
  const until = Date.now() + ms
  /** Whether there was time for all of them. */
  const ofEach = async (cuentas: readonly string[], work: (cuenta_id: string) => Promise<void>) => {
    // One that fails, however long that takes, is no run's only one: the next would begin with it again.
    let done = 0
    for (const cuenta_id of cuentas) {
      if (done > 0 && Date.now() >= until) return false
      try {
        await work(cuenta_id)
        done++
      } catch (error) {
        // The others are looked at all the same.
        log.error({ err: error, cuenta_id }, 'no verdicts for an account')
        balance.fallidos++
      }
    }
    return true
  }
  // All of them first, which takes little: from then on lists of many accounts know what to renew.
  const looked = await ofEach(await cuentasBeforeTheCatalogue(db), async (cuenta_id) => {
    await sql`select privado.sin_esperar_al_disco(), ver_catalogo(${cuenta_id})`.execute(db)
  })
  if (looked) await forgetChanges(db)
  const renewed =
    looked && (await ofEach(await cuentasBehind(db), (cuenta_id) => renewAll(db, cuenta_id, balance)))
  if (renewed) balance.fallidos += await checkKept(db, log)
  else await goOnSoon(db, 'veredictos')
  return balance
}

async function renewAll(db: Kysely<Database>, cuenta_id: string, balance: Balance): Promise<void> {
  for (let renewed = atOnce; renewed === atOnce; balance.hechos += renewed)
    renewed = await renew(db, cuenta_id)
}

/** How many were wrong. Each is right again, or will be. */
async function checkKept(db: Kysely<Database>, log: Logger): Promise<number> {
  const lost = await beginLost(db)
  if (lost > 0) log.error({ recursos: lost }, 'resources without a verdict: begun anew')
  const wrong = await wrongInSample(db)
  for (const recursoid of wrong) log.error({ recursoid }, 'what was kept of a resource was not true')
  return lost + wrong.length
}

/** A resource begins with a verdict; one whose row was lost stands in no list. How many there were. */
async function beginLost(db: Kysely<Database>): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into veredicto (cuenta_id, recursoid, clase)
    select r.cuenta_id, r.recursoid, split_part(r.tiporecurso, ' ', 1) from recurso r
    where not exists (select from veredicto v where v.cuenta_id = r.cuenta_id and v.recursoid = r.recursoid)
    on conflict do nothing`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** That have yet to be looked at through the last change of the catalogue. */
async function cuentasBeforeTheCatalogue(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ cuenta_id: string }>`
    select cuenta_id from cuenta c where not exists (select from catalogo_al_dia d where d.cuenta_id = c.cuenta_id)
    order by cuenta_id`.execute(db)
  return rows.map(({ cuenta_id }) => cuenta_id)
}

/** What every account has been looked at through; the last one stays, for its number. */
async function forgetChanges(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from cambio_de_catalogo
    where numero <= (select min(numero) from catalogo_visto) and numero < (select max(numero) from cambio_de_catalogo)`.execute(
    db,
  )
}

async function cuentasBehind(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ cuenta_id: string }>`
    select distinct cuenta_id from veredicto where hasta < hoy() or dia > hoy() order by cuenta_id`.execute(
    db,
  )
  return rows.map(({ cuenta_id }) => cuenta_id)
}

async function renew(db: Kysely<Database>, cuenta_id: string): Promise<number> {
  const { rows } = await sql<{
    renewed: number
  }>`select privado.sin_esperar_al_disco(), renovar_pasados(${cuenta_id}, ${atOnce}) as renewed`.execute(db)
  return rows[0]?.renewed ?? 0
}

/** Each is right again once it was looked into. */
async function wrongInSample(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ cuenta_id: string; recursoid: string }>`
    select cuenta_id, recursoid from veredicto order by random() limit ${sample}`.execute(db)
  const wrong: string[] = []
  for (const { cuenta_id, recursoid } of rows) {
    const { rows: found } = await sql<{ wrong: boolean }>`
      select privado.sin_esperar_al_disco(), revisar_veredicto(${cuenta_id}, ${recursoid}) as wrong`.execute(
      db,
    )
    if (found[0]?.wrong === true) wrong.push(recursoid)
  }
  return wrong
}
