import type { Culpable } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { aptitudDeUnidad, culpablesDeUnidad } from '../../rules/unidad.ts'
import type { EnOperaciones } from './enOperaciones.ts'
import { partesAl, type Donde } from './unidadesAl.ts'

type Unidad = Pick<Selectable<Database['unidad']>, 'unidadid' | 'estado'>
type EnOperacion = NonNullable<EnOperaciones>[number]

/** One that the caller's account takes part in, with how the unit stands there where that is kept. */
interface Operacion {
  operacionid: string
  nombre: string
  puesta: Pick<EnOperacion, 'aptitud' | 'culpable'> | null
}

/** Those of a day, by name; of today with what is kept. */
export async function operacionesAl(
  db: Kysely<Database>,
  unidadid: string,
  { dia, hoy }: { dia: string; hoy: string },
): Promise<Operacion[]> {
  const { rows } =
    dia === hoy
      ? await sql<Operacion>`
          select o.operacionid, o.nombre, jsonb_build_object('aptitud', e.aptitud, 'culpable', e.culpable) as puesta
          from unidad_en_operacion e join operacion o on o.operacionid = e.operacionid
          where e.cuenta_id = mi_cuenta() and e.unidadid = ${unidadid}
          order by o.nombre`.execute(db)
      : await sql<Operacion>`
          select distinct o.operacionid, o.nombre, null as puesta
          from cuenta_operacion c join operacion o on o.operacionid = c.operacionid and o.activa
          where c.cuenta_id = mi_cuenta() and ${dia}::date between c.desde and coalesce(c.hasta, 'infinity')
          order by o.nombre`.execute(db)
  return rows
}

interface Asked {
  operaciones: readonly Operacion[]
  /** Its parts as they are asked about. */
  partes: Awaited<ReturnType<typeof partesAl>>
  donde: Donde
  hoy: string
}

/**
 * How a unit stands on a day in each of these operations; null of none. Of one that may go nowhere, the first reason that an
 * operation adds comes before those that are the same everywhere; what is kept says it where it is the first of all.
 */
export async function unidadEnOperaciones(
  db: Kysely<Database>,
  { unidadid, estado }: Unidad,
  { operaciones, partes, donde: { dia, operacionid: asked }, hoy }: Asked,
): Promise<EnOperaciones> {
  if (operaciones.length === 0) return null
  const judge = (own: Asked['partes']) => ({
    ...aptitudDeUnidad(estado, own, { dia, hoy }),
    culpables: culpablesDeUnidad(own, dia),
  })
  const there = async (operacionid?: string) =>
    judge(operacionid === asked ? partes : await partesAl(db, [unidadid], { dia, operacionid }))
  const general = await there()
  const everywhere = general.aptitud === 'no habilitado' ? general.culpables : []
  const isEverywhere = (one: DeParte) => everywhere.some((other) => isSame(one, other))
  return Promise.all(
    operaciones.map(async ({ operacionid, nombre, puesta }) => {
      const own = puesta?.culpable as DeParte | null | undefined // of a unit it says whose it is
      if (puesta && !(own && isEverywhere(own))) return { operacionid, nombre, ...puesta, motivo: null }
      const { aptitud, culpables } = await there(operacionid)
      const culpable = culpables.find((each) => !isEverywhere(each)) ?? culpables[0] ?? null
      return { operacionid, nombre, aptitud, culpable, motivo: null }
    }),
  )
}

type DeParte = Culpable & { recursoid: string }

const isSame = (one: DeParte, other: DeParte): boolean =>
  one.recursoid === other.recursoid &&
  one.tipodocumentoid === other.tipodocumentoid &&
  one.estado === other.estado
