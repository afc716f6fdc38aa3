import { refuse } from '@portal/contract'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { aptitud } from '../../rules/aptitud.ts'
import { cambioDe, type Pieza, type PiezaEnLugar } from '../../rules/cambio.ts'
import { culpablesDe, type CasillaConMotivo, type Situacion } from '../../rules/culpable.ts'
import { hastaDe } from '../../rules/hasta.ts'
import { culpablesDeUnidad } from '../../rules/unidad.ts'

/** How many free resources of each kind are looked at for an exchange, so that a large carrier's call stays short. */
const librePorClase = 100

/** On which day, and, beside what is asked everywhere, in which operacion. */
export interface Donde {
  dia: string
  operacionid?: string | undefined
}

/** The parts of these units, each with the slots that are asked of it there. */
export async function partesAl(db: Kysely<Database>, unidades: readonly string[], donde: Donde) {
  if (unidades.length === 0) return []
  const [{ rows: lugares }, { rows: recursos }] = await Promise.all([
    sql<Pick<Selectable<Database['parte_de_unidad']>, 'unidadid' | 'lugar' | 'recursoid'>>`
      select unidadid, lugar, recursoid from parte_de_unidad
      where unidadid = any (${unidades}) and cuenta_id = mi_cuenta() order by unidadid, orden`.execute(db),
    sql<RecursoDeUnidad>`
      select ${columnasDeRecurso} from (
        select distinct recursoid from parte_de_unidad where unidadid = any (${unidades}) and cuenta_id = mi_cuenta()
      ) p
      cross join lateral (select * from recurso where cuenta_id = mi_cuenta() and recursoid = p.recursoid offset 0) r
      left join chofer c on c.cuenta_id = r.cuenta_id and c.choferid = r.recursoid`.execute(db),
  ])
  const byId = new Map((await withCasillas(db, recursos, donde)).map((each) => [each.recursoid, each]))
  return lugares.flatMap(({ recursoid, ...lugar }) => {
    const recurso = byId.get(recursoid)
    return recurso ? [{ ...recurso, ...lugar }] : []
  })
}

/** A resource of the caller's account by itself: how it stands on a day, every reason, and until when. */
export async function recursoAl(db: Kysely<Database>, recursoid: string, donde: Donde) {
  const { rows } = await sql<RecursoDeUnidad>`
    select ${columnasDeRecurso} from recurso_de(mi_cuenta(), ${recursoid}) r
    left join chofer c on c.cuenta_id = r.cuenta_id and c.choferid = r.recursoid`.execute(db)
  const [recurso] = await withCasillas(db, rows, donde)
  if (!recurso) throw refuse('RECORD_NOT_FOUND')
  const { casillas, estado } = recurso
  return {
    ...recurso,
    aptitud: aptitud(casillas, estado, donde.dia),
    culpables: culpablesDe(casillas, recurso, donde.dia),
    hasta: hastaDe([recurso], donde.dia),
  }
}

type ParteAl = Awaited<ReturnType<typeof partesAl>>[number]
type RecursoDeUnidad = Omit<Pieza, 'casillas' | 'estado' | 'tiporecurso'> &
  Pick<
    Selectable<Database['recurso']>,
    'estado' | 'tiporecurso' | 'pais_patente' | 'marca' | 'modelo' | 'foto' | 'documento'
  >

const columnasDeRecurso = sql`
  r.recursoid, r.tiporecurso, coalesce(r.dominio, r.nombre) as nombre, r.estado, r.fecha_baja, r.motivo_baja,
  r.pais_patente, r.vehiculo, r.carroceria, r.cantidad_ejes, r.marca, r.modelo, r.foto, r.documento,
  r.transporta_peligrosas, r.transporta_alimentos, c.licencia_clase`

const withCasillas = async <Each extends RecursoConEstado>(
  db: Kysely<Database>,
  recursos: readonly Each[],
  { dia, operacionid }: Donde,
): Promise<EnSuLugar<Each>[]> =>
  (await withCasillasEn(db, recursos, { dia, operaciones: [operacionid] })).get(operacionid) ?? []

interface RecursoConEstado {
  recursoid: string
  estado: Situacion['estado']
}
type EnSuLugar<Each> = Each & { casillas: CasillaConMotivo[]; motivo_exclusion: string | null }

/** The same of several operaciones, and everywhere (`undefined`), asked at once. */
async function withCasillasEn<Each extends RecursoConEstado>(
  db: Kysely<Database>,
  recursos: readonly Each[],
  { dia, operaciones }: { dia: string; operaciones: readonly (string | undefined)[] },
): Promise<Map<string | undefined, EnSuLugar<Each>[]>> {
  const ids = recursos.map(({ recursoid }) => recursoid)
  const excluded = await excludedOf(
    db,
    ids,
    operaciones.filter((each) => each !== undefined),
  )
  const { rows } = await sql<CasillaConMotivo & { recursoid: string; operacionid: string | null }>`
    select x.recursoid, o.operacionid, k.*
    from unnest(${ids}::text[]) x (recursoid)
    cross join unnest(${operaciones.map((each) => each ?? null)}::text[]) o (operacionid)
    cross join lateral casillas_al(mi_cuenta(), x.recursoid, ${dia}::date, o.operacionid) k`.execute(db)
  const byPlace = groupBy(rows, placeOf)
  return new Map(
    operaciones.map((operacionid) => [
      operacionid,
      recursos.map((recurso) => {
        const place = placeOf({ recursoid: recurso.recursoid, operacionid: operacionid ?? null })
        const motivo_exclusion = excluded.get(place) ?? null
        // What was taken out of an operacion does not go there, whatever its papers.
        const estado =
          motivo_exclusion === null || recurso.estado !== 'ACTIVO' ? recurso.estado : 'NO PARTICIPA'
        return { ...recurso, estado, motivo_exclusion, casillas: byPlace.get(place) ?? [] }
      }),
    ]),
  )
}

const placeOf = ({ recursoid, operacionid }: { recursoid: string; operacionid: string | null }) =>
  `${recursoid} ${operacionid ?? ''}`

/** Parts that were asked about somewhere, as they are asked about in each of these operaciones, and everywhere (`undefined`). */
export const partesEn = async (
  db: Kysely<Database>,
  partes: readonly ParteAl[],
  donde: { dia: string; operaciones: readonly (string | undefined)[] },
) =>
  donde.operaciones.length === 0
    ? new Map<string | undefined, ParteAl[]>()
    : withCasillasEn(
        db,
        partes.map((parte) => ({ ...parte, estado: estadoPropio(parte) })),
        donde,
      )

/** Why each of those was taken out of the operaciones that it was, by place. */
async function excludedOf(
  db: Kysely<Database>,
  recursos: readonly string[],
  operaciones: readonly string[],
): Promise<Map<string, string>> {
  if (operaciones.length === 0) return new Map()
  const rows = await db
    .selectFrom('exclusion')
    .select(['recursoid', 'operacionid', 'motivo'])
    .where(
      sql<boolean>`cuenta_id = mi_cuenta() and recursoid = any (${[...recursos]}) and operacionid = any (${[...operaciones]})`,
    )
    .execute()
  return new Map(rows.map((row) => [placeOf(row), row.motivo]))
}

/** As `Map.groupBy`, which came after Node 20. */
function groupBy<Each>(all: readonly Each[], keyOf: (each: Each) => string): Map<string, Each[]> {
  const groups = new Map<string, Each[]>()
  for (const each of all) {
    const key = keyOf(each)
    const group = groups.get(key)
    if (group) group.push(each)
    else groups.set(key, [each])
  }
  return groups
}

/** The carrier's own that no active unit uses, of the kinds that these parts are, as they stand on a day. */
async function libresAl(db: Kysely<Database>, partes: readonly ParteAl[], donde: Donde) {
  const vehiculos = [...new Set(partes.map(({ vehiculo }) => vehiculo).filter((each) => each !== null))]
  if (partes.length === 0) return []
  const { rows } = await sql<RecursoDeUnidad>`
    select * from (
      select ${columnasDeRecurso}, row_number() over (partition by r.tiporecurso, r.vehiculo, r.carroceria order by r.recursoid) as turno
      from recurso r left join chofer c on c.cuenta_id = r.cuenta_id and c.choferid = r.recursoid
      where r.cuenta_id = mi_cuenta() and r.estado = 'ACTIVO'
        and (r.vehiculo = any (${vehiculos}) or (${partes.some(isChofer)} and r.tiporecurso = 'chofer'))
        and not exists (
          select from unidad u where u.cuenta_id = r.cuenta_id and u.estado = 'ACTIVA'
            and r.recursoid in (u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2)
        )
    ) libre where turno <= ${librePorClase}`.execute(db)
  return withCasillas(db, rows, donde)
}

const isChofer = ({ tiporecurso }: ParteAl) => tiporecurso.startsWith('chofer')

/**
 * How each of the units stands on a day, by its parts: every reason, until when, and the fewest exchanges with which it
 * may go out. One that no other unit may be left without is offered to several: who takes it first has it.
 */
export async function judgeUnidades(db: Kysely<Database>, partes: readonly ParteAl[], donde: Donde) {
  const { dia } = donde
  const unfit = partes.filter(({ casillas, estado }) => aptitud(casillas, estado, dia) === 'no habilitado')
  const stuck = new Set(unfit.filter(({ lugar }) => lugar === 'transporte').map(({ unidadid }) => unidadid))
  const libres = await libresAl(
    db,
    unfit.filter(({ unidadid }) => !stuck.has(unidadid)),
    donde,
  )
  return new Map(
    [...groupBy(partes, ({ unidadid }) => unidadid)].map(([unidadid, own]) => [
      unidadid,
      {
        partes: own.map((parte) => {
          const { casillas, estado } = parte
          return {
            ...parte,
            aptitud: aptitud(casillas, estado, dia),
            culpables: culpablesDe(casillas, parte, dia),
            hasta: hastaDe([parte], dia),
          }
        }),
        culpables: culpablesDeUnidad(own, dia),
        hasta: hastaDe(own, dia),
        cambio: cambioDe(own satisfies readonly PiezaEnLugar[], libres, dia),
      },
    ]),
  )
}

/** How a part stands wherever it works. */
export const estadoPropio = ({ estado }: Pick<Situacion, 'estado'>) =>
  estado === 'NO PARTICIPA' ? 'ACTIVO' : estado
