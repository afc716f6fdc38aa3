import { refuse, refuseField, type Input, type Result } from '@portal/contract'
import { hoyEnBuenosAires, periodoDe, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

type NoCorresponde = Result<'SaveNoCorresponde'>['records'][number]

/** So many months ahead, and back, at most. */
const maxMeses = 60

export const selectNoCorresponde = (db: Kysely<Database>) =>
  db
    .selectFrom('no_corresponde as n')
    .innerJoin('chofer as c', (join) =>
      join.onRef('c.cuenta_id', '=', 'n.cuenta_id').onRef('c.choferid', '=', 'n.recursoid'),
    )
    .select([
      'n.no_correspondeid',
      'n.recursoid',
      sql<string>`c.apellido || ', ' || c.nombre`.as('nombre'),
      'n.control',
      'n.desde',
      'n.hasta',
      'n.motivo',
      'n.estado',
      'n.dicho',
      sql<string | null>`nombre_de(n.dicho_por)`.as('dicho_por'),
    ])
    .$narrowType<{ control: NoCorresponde['control'] }>()
    .orderBy('n.dicho')
    .orderBy('n.no_correspondeid')

export async function readNoCorresponde(db: Kysely<Database>, id: string): Promise<NoCorresponde> {
  const row = await selectNoCorresponde(db).where('n.no_correspondeid', '=', id).executeTakeFirst()
  if (!row) throw refuse('RECORD_NOT_FOUND')
  return row
}

/** Writes that a control does not apply, as taken or as proposed. Nothing of it is said twice for one month. */
export async function sayNoCorresponde(
  db: Kysely<Database>,
  { recursoid, control, desde, hasta, motivo }: Input<'SaveNoCorresponde'>,
  estado: 'aceptado' | 'propuesto',
): Promise<string> {
  const mes = periodoDe(hoyEnBuenosAires())
  if (desde > sumarAlPeriodo(mes, maxMeses) || desde < sumarAlPeriodo(mes, -maxMeses))
    throw refuseField<'desde'>('desde', sentence('eseMesQuedaLejos'))
  if (hasta !== undefined && hasta !== null && hasta < desde)
    throw refuseField<'hasta'>('hasta', sentence('elMesTerminaAntesDeEmpezar'))
  const chofer = await db
    .selectFrom('chofer')
    .select('cuenta_id')
    .where('choferid', '=', recursoid)
    .executeTakeFirst()
  if (!chofer) throw refuse('RECORD_NOT_FOUND')
  await sql`select pg_advisory_xact_lock(hashtextextended(${`no corresponde ${recursoid} ${control}`}, 0))`.execute(
    db,
  )
  const said = await db
    .selectFrom('no_corresponde')
    .select('estado')
    .where('cuenta_id', '=', chofer.cuenta_id)
    .where('recursoid', '=', recursoid)
    .where('control', '=', control)
    .where('estado', 'in', estado === 'aceptado' ? ['aceptado'] : ['aceptado', 'propuesto'])
    .where(
      sql<boolean>`desde <= coalesce(${hasta ?? null}, '9999-12') and coalesce(hasta, '9999-12') >= ${desde}`,
    )
    .executeTakeFirst()
  if (said)
    throw refuseField<'control'>(
      'control',
      sentence(said.estado === 'propuesto' ? 'yaEstaPropuesto' : 'yaEstaDichoQueNoCorresponde'),
    )
  const { no_correspondeid } = await db
    .insertInto('no_corresponde')
    .values({ cuenta_id: chofer.cuenta_id, recursoid, control, desde, hasta: hasta ?? null, motivo, estado })
    .returning('no_correspondeid')
    .executeTakeFirstOrThrow()
  return no_correspondeid
}

/** Changes how one stands that stands so still; 1520 where it was decided or taken back already. */
export async function moveNoCorresponde(
  db: Kysely<Database>,
  id: string,
  {
    from,
    to,
    decided,
  }: { from: 'propuesto' | 'aceptado'; to: 'aceptado' | 'rechazado' | 'retirado'; decided: boolean },
): Promise<void> {
  const before = await db
    .selectFrom('no_corresponde')
    .select('estado')
    .where('no_correspondeid', '=', id)
    .executeTakeFirst()
  if (!before) throw refuse('RECORD_NOT_FOUND')
  const changed = await db
    .updateTable('no_corresponde')
    .set({ estado: to, ...(decided && { decidido: sql<string>`now()`, decidido_por: sql<string>`yo()` }) })
    .where('no_correspondeid', '=', id)
    .where('estado', '=', from)
    .returning('no_correspondeid')
    .executeTakeFirst()
  if (!changed) throw refuse('STALE_VERSION')
}
