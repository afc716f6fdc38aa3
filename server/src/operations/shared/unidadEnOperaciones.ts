import type { Culpable } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { aptitudDeUnidad, culpablesDeUnidad } from '../../rules/unidad.ts'
import type { EnOperaciones } from './enOperaciones.ts'
import { partesAl } from './unidadesAl.ts'

type Unidad = Pick<Selectable<Database['unidad']>, 'unidadid' | 'estado'>

interface Operacion {
  operacionid: string
  nombre: string
}

/** Those that the caller's account takes part in on a day, by name. */
export async function operacionesAl(db: Kysely<Database>, dia: string): Promise<Operacion[]> {
  const { rows } = await sql<Operacion>`
    select distinct o.operacionid, o.nombre
    from cuenta_operacion c join operacion o on o.operacionid = c.operacionid and o.activa
    where c.cuenta_id = mi_cuenta() and ${dia}::date between c.desde and coalesce(c.hasta, 'infinity')
    order by o.nombre`.execute(db)
  return rows
}

/**
 * How a unit stands on a day in each of these operations; null of none. Of one that may go nowhere, the first reason that an
 * operation adds comes before those that are the same everywhere.
 */
export async function unidadEnOperaciones(
  db: Kysely<Database>,
  { unidadid, estado }: Unidad,
  { operaciones, dia, hoy }: { operaciones: readonly Operacion[]; dia: string; hoy: string },
): Promise<EnOperaciones> {
  if (operaciones.length === 0) return null
  const judge = async (operacionid?: string) => {
    const partes = await partesAl(db, [unidadid], { dia, operacionid })
    const { aptitud } = aptitudDeUnidad(estado, partes, { dia, hoy })
    return { aptitud, culpables: culpablesDeUnidad(partes, dia) }
  }
  const [general, ...there] = await Promise.all([
    judge(),
    ...operaciones.map(({ operacionid }) => judge(operacionid)),
  ])
  const everywhere = general.aptitud === 'no habilitado' ? general.culpables : []
  return operaciones.map(({ operacionid, nombre }, i) => {
    const { aptitud = 'no habilitado', culpables = [] } = there[i] ?? {}
    const own = culpables.find((each) => !everywhere.some((other) => isSame(each, other)))
    return { operacionid, nombre, aptitud, culpable: own ?? culpables[0] ?? null, motivo: null }
  })
}

type DeParte = Culpable & { recursoid: string }

const isSame = (one: DeParte, other: DeParte): boolean =>
  one.recursoid === other.recursoid &&
  one.tipodocumentoid === other.tipodocumentoid &&
  one.estado === other.estado
