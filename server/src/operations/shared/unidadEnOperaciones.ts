import type { Aptitud, CulpableEnOrden } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { aptitudDeUnidad, culpablesDePartes, culpablesDeUnidad } from '../../rules/unidad.ts'
import type { EnOperaciones } from './enOperaciones.ts'
import { partesEn, type Donde, type partesAl } from './unidadesAl.ts'

type Unidad = Pick<Selectable<Database['unidad']>, 'estado'>
type EnOperacion = NonNullable<EnOperaciones>[number]

/** One that the caller's account takes part in, with how the unit stands there where that is kept. */
interface Operacion {
  operacionid: string
  nombre: string
  puesta: (Pick<EnOperacion, 'aptitud'> & { culpable: DeParte | null }) | null
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
 * How a unit stands on a day in each of these operaciones; null of none. Of one that may go nowhere, the first reason that an
 * operacion adds comes before those that are the same everywhere; what is kept says it where it is the first of all.
 */
export async function unidadEnOperaciones(
  db: Kysely<Database>,
  { estado }: Unidad,
  { operaciones, partes, donde: { dia, operacionid: asked }, hoy }: Asked,
): Promise<EnOperaciones> {
  if (operaciones.length === 0) return null
  const judged = operaciones.filter(({ puesta }) => puesta === null).map(({ operacionid }) => operacionid)
  const others = await partesEn(db, partes, {
    dia,
    operaciones: [undefined, ...judged].filter((each) => each !== asked),
  })
  const there = (operacionid?: string) => (operacionid === asked ? partes : (others.get(operacionid) ?? []))
  const general = there()
  const everywhere =
    aptitudDeUnidad(estado, general, { dia, hoy }).aptitud === 'no habilitado'
      ? culpablesDeUnidad(general, dia)
      : []
  const isAdded = (one: DeParte) => !everywhere.some((other) => isSame(one, other))
  const hidden = operaciones.filter(({ puesta }) => puesta?.culpable && !isAdded(puesta.culpable))
  const kept =
    hidden.length === 0 ? new Map<string, DeParte[]>() : await culpablesGuardados(db, general, hidden)
  return operaciones.map(({ operacionid, nombre, puesta }) => {
    if (puesta) {
      const culpable = kept.get(operacionid)?.find(isAdded) ?? puesta.culpable
      return { operacionid, nombre, ...puesta, culpable, motivo: null }
    }
    const own = there(operacionid)
    const culpables = culpablesDeUnidad(own, dia)
    const { aptitud } = aptitudDeUnidad(estado, own, { dia, hoy })
    return {
      operacionid,
      nombre,
      aptitud,
      culpable: culpables.find(isAdded) ?? culpables[0] ?? null,
      motivo: null,
    }
  })
}

/** By operacion, every reason of a unit's parts as it is kept of today, the first to be told first. */
async function culpablesGuardados(
  db: Kysely<Database>,
  partes: Asked['partes'],
  operaciones: readonly Operacion[],
): Promise<Map<string, DeParte[]>> {
  const { rows } = await sql<{
    operacionid: string
    recursoid: string
    aptitud: Aptitud
    culpables: CulpableEnOrden[]
  }>`
    select o.operacionid, p.recursoid, coalesce(v.aptitud, 'no habilitado') as aptitud,
      coalesce(v.culpables, culpable_exclusion(x.motivo)) as culpables
    from unnest(${operaciones.map(({ operacionid }) => operacionid)}::text[]) o (operacionid)
    cross join unnest(${partes.map(({ recursoid }) => recursoid)}::text[]) p (recursoid)
    left join veredicto_operacion v on v.cuenta_id = mi_cuenta() and v.recursoid = p.recursoid and v.operacionid = o.operacionid
    left join exclusion x on x.cuenta_id = mi_cuenta() and x.recursoid = p.recursoid and x.operacionid = o.operacionid`.execute(
    db,
  )
  return new Map(
    operaciones.map(({ operacionid }) => [
      operacionid,
      culpablesDePartes(
        partes.flatMap(({ recursoid, nombre, tiporecurso }) => {
          const own = rows.find((row) => row.operacionid === operacionid && row.recursoid === recursoid)
          return own
            ? [{ recursoid, nombre, tiporecurso, aptitud: own.aptitud, culpables: own.culpables }]
            : []
        }),
      ),
    ]),
  )
}

type DeParte = CulpableEnOrden & { recursoid: string; recurso: string }

const isSame = (one: DeParte, other: DeParte): boolean =>
  one.recursoid === other.recursoid &&
  one.tipodocumentoid === other.tipodocumentoid &&
  one.estado === other.estado
