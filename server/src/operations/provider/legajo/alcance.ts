import { refuse, refuseField, type FieldOf, type Input } from '@portal/contract'
import { sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { identificacion } from '@portal/contract/identificacion.ts'
import { maxLegajo } from '@portal/contract/legajo.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'

/** Of what a legajo is: of which account, which months, and which of its resources. */
export interface Alcance {
  cuenta: { cuentaid: string; nombre: string; identificacion: string }
  meses: { desde: string; hasta: string }
  /** The first day, and the first that is no more of it, `YYYY-MM-DD`. */
  primero: string
  despues: string
  recurso: { id: string; tipo: string; nombre: string } | null
  /** Whose papers: null of all that the account has. */
  recursos: string[] | null
}

type Asked = Omit<Input<'PrepararLegajo'>, 'cuentaid'>

/** Of the account that the transaction acts on. Refuses months that are none, and a resource that is not the account's. */
export async function readAlcance(
  db: Kysely<Database>,
  { desde, hasta, recursoid }: Asked,
): Promise<Alcance> {
  if (hasta < desde)
    throw refuseField<FieldOf<'PrepararLegajo'>>('hasta', sentence('ultimoMesAntesDelPrimero'))
  if (hasta > sumarAlPeriodo(desde, maxLegajo.meses - 1))
    throw refuseField<FieldOf<'PrepararLegajo'>>(
      'hasta',
      sentence('hastaTantosMeses', { max: maxLegajo.meses }),
    )
  const cuenta = await db
    .selectFrom('cuenta')
    .select(['cuenta_id', 'accountname', 'cuit', 'tipo_documento'])
    .where('cuenta_id', '=', sql<string>`mi_cuenta()`)
    .executeTakeFirst()
  if (!cuenta) throw refuse('RECORD_NOT_FOUND')
  const one = recursoid === undefined ? undefined : await findRecurso(db, recursoid)
  if (recursoid !== undefined && !one) throw refuse('RECORD_NOT_FOUND')
  return {
    cuenta: {
      cuentaid: cuenta.cuenta_id,
      nombre: cuenta.accountname,
      identificacion: identificacion(cuenta),
    },
    meses: { desde, hasta },
    primero: `${desde}-01`,
    despues: `${sumarAlPeriodo(hasta, 1)}-01`,
    recurso: one?.recurso ?? null,
    recursos: one?.recursos ?? null,
  }
}

/** A chofer, a dominio or the transporte by itself; a unidad with its parts, which have the papers. */
async function findRecurso(db: Kysely<Database>, id: string) {
  const { rows } = await sql<{ id: string; tipo: string; nombre: string; recursos: string[] }>`
    select recursoid as id, tiporecurso as tipo, coalesce(dominio, nombre) as nombre, array[recursoid] as recursos
    from recurso where cuenta_id = mi_cuenta() and recursoid = ${id}
    union all
    select unidadid, 'unidad', nombre, array_remove(array[unidadid, tractor, arrastre1, arrastre2, chofer1, chofer2], null)
    from unidad where cuenta_id = mi_cuenta() and unidadid = ${id}`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const { recursos, ...recurso } = found
  return { recurso, recursos }
}

/** When a day begins in Buenos Aires. */
export const startOf = (day: string) =>
  sql`(${day}::date::timestamp at time zone 'America/Argentina/Buenos_Aires')`

/** Whether a row is of these resources. */
export const isOf = (column: string, recursos: readonly string[] | null) =>
  recursos === null ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any (${recursos})`
