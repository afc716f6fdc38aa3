import { markHitos } from '@portal/server/jobs/hitos.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { sql, type Kysely } from 'kysely'
import { say } from './say.ts'

/**
 * What triggers and jobs would have kept while the data grew row by row: done once, after it was loaded without them.
 * What a new trigger keeps gets its line here.
 */
export async function keepWhatTriggersKeep(owner: Kysely<Database>): Promise<void> {
  await markHitos(owner)
  await keepCatalogo(owner)
  await keepVeredictos(owner)
}

async function keepCatalogo(owner: Kysely<Database>): Promise<void> {
  await sql`insert into catalogo_visto
    select cuenta_id, (select coalesce(max(numero), 0) from cambio_de_catalogo) from cuenta`.execute(owner)
}

/**
 * Of carriers without papers, for how much there is of them alone: each resource is said to be fit for ever, and whoever
 * looks at one whom a change of the catalogue touches finds out.
 */
export async function keepAsFit(owner: Kysely<Database>): Promise<void> {
  await keepCatalogo(owner)
  await sql`insert into veredicto (cuenta_id, recursoid, clase, dia, hasta, nombre, aptitud)
    select cuenta_id, recursoid, split_part(tiporecurso, ' ', 1), hoy(), 'infinity', nombre, 'habilitado' from recurso`.execute(
    owner,
  )
  await sql`analyze veredicto`.execute(owner)
}

/** Rows that are true of no day, and each carrier's renewed at once. */
async function keepVeredictos(owner: Kysely<Database>): Promise<void> {
  await sql`insert into veredicto (cuenta_id, recursoid, clase, dia)
    select cuenta_id, recursoid, split_part(tiporecurso, ' ', 1), date '2020-01-01' from recurso`.execute(
    owner,
  )
  await sql`update veredicto v set lineas = h.lineas
    from (select cuenta_id, recursoid, count(*) as lineas from historial group by cuenta_id, recursoid) h
    where v.cuenta_id = h.cuenta_id and v.recursoid = h.recursoid`.execute(owner)
  await sql`analyze veredicto, privado.version`.execute(owner)
  const cuentas = await owner.selectFrom('cuenta').select('cuenta_id').execute()
  const began = performance.now()
  for (const { cuenta_id } of cuentas) await sql`select renovar_pasados(${cuenta_id})`.execute(owner)
  const seconds = (performance.now() - began) / 1000
  const { recursos } = await owner
    .selectFrom('veredicto')
    .select(sql<string>`count(*)`.as('recursos'))
    .executeTakeFirstOrThrow()
  say(`  ${recursos} veredictos escritos en ${seconds.toFixed(0)} s`)
}
