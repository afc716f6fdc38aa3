import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { ExigenciaContada } from '@portal/contract/operaciones.ts'
import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Logger } from '../logger.ts'
import { pathOfSinHabilitar } from '../mail/rutas.ts'
import { cambioDeOperacion } from '../mail/templates/cambioDeOperacion.ts'
import { pierdenEn, type Pierde } from '../operations/provider/operaciones/vistaDeOperacion.ts'
import { mailTitulares } from '../operations/shared/mailTitulares.ts'
import type { Balance } from './tareas.ts'

interface Parts {
  /** As the owner: jobs are nobody's request. */
  db: Kysely<Database>
  /** Where people reach the portal. */
  baseUrl: string
  log: Logger
}

/** Changes of one operacion that follow each other this close are told as one. */
const minutosDeCalma = 2

interface Cambio {
  cambioid: string
  operacionid: string
  antes: readonly ExigenciaContada[]
  despues: readonly ExigenciaContada[]
}

/**
 * Writes to the titulares of whom an operacion leaves unfit by asking for more, one letter an account, once nobody has changed
 * what it asks for some minutes. Until then the job is queued again. The balance counts accounts. See docs/decisions/0130.
 */
export async function tellCambiosDeOperaciones(parts: Parts, dia = hoyEnBuenosAires()): Promise<Balance> {
  const { db } = parts
  const balance = { hechos: 0, fallidos: 0 }
  await close(db)
  const untold = await db
    .selectFrom('cambio_operacion')
    .select(['cambioid', 'operacionid', 'antes', 'despues'])
    .where('anunciado', 'is', null)
    .orderBy('hecho')
    .execute()
  for (const { despues, ...cambio } of untold)
    if (despues !== null) await tell(parts, balance, { ...cambio, despues }, dia)
  if (untold.some(({ despues }) => despues === null)) await lookLater(db)
  return balance
}

/** What an operacion asks once it is calm is what its letter says: whatever is changed from now on is another change. */
async function close(db: Kysely<Database>): Promise<void> {
  await sql`
    update cambio_operacion c set despues = coalesce((
      select jsonb_agg(jsonb_build_object('tipodocumentoid', e.tipodocumentoid, 'obligatorio', e.obligatorio, 'critico', e.critico,
        'vigente_desde', e.vigente_desde, 'vigente_hasta', e.vigente_hasta) order by e.tipodocumentoid)
      from exigencia e where e.operacionid = c.operacionid), '[]')
    where despues is null and hecho <= now() - make_interval(mins => ${minutosDeCalma})`.execute(db)
}

/** When the last of them has been calm, under the key that `ejecutar_tarea` uses. */
async function lookLater(db: Kysely<Database>): Promise<void> {
  await sql`select graphile_worker.add_job('cambios', job_key => 'tarea:cambios', max_attempts => 5,
    run_at => now() + make_interval(mins => ${minutosDeCalma}, secs => 1))`.execute(db)
}

async function tell(parts: Parts, balance: Balance, cambio: Cambio, dia: string): Promise<void> {
  const { db, log } = parts
  const { cambioid, operacionid } = cambio
  const { nombre, activa } = await db
    .selectFrom('operacion')
    .select(['nombre', 'activa'])
    .where('operacionid', '=', operacionid)
    .executeTakeFirstOrThrow()
  let allTold = true
  // Nobody goes to one that is closed: once it is opened, all that it asks is another change.
  if (activa) {
    const pierden = await hitBy(db, cambio, dia)
    const tipos = await nombresDe(db, pierden)
    for (const [cuenta_id, suyos] of pierden)
      try {
        const told = await db
          .transaction()
          .execute((trx) =>
            tellOnce(trx, parts, { cambioid, cuenta_id, operacionid, nombre, pierden: suyos, tipos, dia }),
          )
        if (told) balance.hechos++
      } catch (error) {
        log.error({ err: error, cambioid, cuenta_id }, 'a change of an operation was not told')
        balance.fallidos++
        allTold = false
      }
  }
  if (allTold)
    await db
      .updateTable('cambio_operacion')
      .set({ anunciado: sql`now()` })
      .where('cambioid', '=', cambioid)
      .execute()
}

interface Telling {
  cambioid: string
  cuenta_id: string
  operacionid: string
  nombre: string
  pierden: readonly Pierde[]
  tipos: readonly Tipo[]
  dia: string
}

/** Writes to an account, unless it was. */
async function tellOnce(
  trx: Transaction<Database>,
  { baseUrl }: Parts,
  { cambioid, cuenta_id, operacionid, nombre, pierden, tipos, dia }: Telling,
): Promise<boolean> {
  const told = await trx
    .insertInto('cambio_operacion_contado')
    .values({ cambioid, cuenta_id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('contado')
    .executeTakeFirst()
  if (!told) return false
  const recursos = pierden.map(({ recurso, dia }) => ({ ...recurso, rige: dia }))
  const pedidos = new Set(pierden.flatMap((each) => each.tipos))
  await mailTitulares(trx, cuenta_id, 'cambioDeOperacion', (person) =>
    cambioDeOperacion({
      ...person,
      operacion: nombre,
      papeles: tipos.flatMap((tipo) => (pedidos.has(tipo.tipodocumentoid) ? [tipo.nombre] : [])),
      hoy: dia,
      recursos,
      url: baseUrl + pathOfSinHabilitar(operacionid, recursos),
    }),
  )
  return true
}

/** Whom it leaves unfit there, by account, each from which day on and for which papers. */
async function hitBy(
  db: Kysely<Database>,
  { operacionid, antes: was, despues: is }: Cambio,
  hoy: string,
): Promise<Map<string, Pierde[]>> {
  const pierden = await db.transaction().execute(async (trx) => {
    await sql`select set_config('app.hoy', ${hoy}, true)`.execute(trx)
    return pierdenEn(trx, operacionid, { was, is, hoy })
  })
  const porCuenta = new Map<string, Pierde[]>()
  for (const each of pierden) {
    const { cuentaid } = each.recurso
    porCuenta.set(cuentaid, [...(porCuenta.get(cuentaid) ?? []), each])
  }
  return porCuenta
}

interface Tipo {
  tipodocumentoid: string
  nombre: string
}

/** The types by which it leaves somebody unfit, in the catalogue's order. */
async function nombresDe(
  db: Kysely<Database>,
  pierden: ReadonlyMap<string, readonly Pierde[]>,
): Promise<Tipo[]> {
  const ids = [...pierden.values()].flat().flatMap(({ tipos }) => tipos)
  return db
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', 'nombre'])
    .where(sql<boolean>`tipodocumentoid = any (${[...new Set(ids)]})`)
    .orderBy('orden')
    .orderBy('nombre')
    .execute()
}
