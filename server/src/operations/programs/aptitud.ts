import type { AnswerOf, Question } from '@portal/contract/apiV1.ts'
import { maxDiasAdelante } from '@portal/contract/apiV1.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { EstadoCuenta } from '@portal/contract/estadoCuenta.ts'
import { refuseField } from '@portal/contract'
import type { Aptitud, CulpableEnOrden } from '@portal/contract/recursos.ts'
import { sentence } from '@portal/contract/wording.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { aptitud as aptitudDe } from '../../rules/aptitud.ts'
import { culpablesDe, type CasillaConMotivo, type Situacion } from '../../rules/culpable.ts'
import { hastaDe } from '../../rules/hasta.ts'
import { veredictoDe, type CulpableDeAlguien, type Juzgado } from '../../rules/veredicto.ts'

/** What programs ask first: whether something may go out on a day. Within an account, or in all of them for the provider. */

type Pregunta = Question<'aptitudes'>['preguntas'][number]
type Veredicto = AnswerOf<'aptitud'>

export async function aptitud(
  db: Kysely<Database>,
  { dia, ...pregunta }: Question<'aptitud'>,
): Promise<Veredicto> {
  const [only] = await veredictos(db, [pregunta], dia)
  if (!only) throw new Error('a question without a verdict')
  return only
}

export const aptitudes = async (db: Kysely<Database>, { dia, preguntas }: Question<'aptitudes'>) => ({
  veredictos: await veredictos(db, preguntas, dia),
})

async function veredictos(
  db: Kysely<Database>,
  preguntas: readonly Pregunta[],
  asked: string | undefined,
): Promise<Veredicto[]> {
  const hoy = hoyEnBuenosAires()
  const dia = asked ?? hoy
  const last = sumarDias(hoy, maxDiasAdelante)
  if (dia < hoy || dia > last) throw refuseField('dia', sentence('diaDesdeHoy', { fecha: { dia: last } }))
  const halladas = await findAll(db, preguntas, dia === hoy)
  const judged = await judge(db, halladas, dia)
  const calculado = new Date().toISOString()
  return preguntas.map((_, n) =>
    veredictoDe(
      halladas.filter((hallada) => hallada.n === n).map((hallada) => whole(hallada, judged)),
      { dia, calculado },
    ),
  )
}

/** What bears the name of the n-th question: a resource, which is its own only part, or a unit with all of its. */
interface Hallada extends Pick<Juzgado, 'cuentaid' | 'accountname' | 'recursoid' | 'tiporecurso' | 'nombre'> {
  n: number
  estado_cuenta: EstadoCuenta
  /** Of a unit; a resource's own is told with its verdict. */
  estado: 'ACTIVA' | 'INACTIVA' | null
  partes: string[]
  /** How those of its parts stand of which it is kept. */
  juicios: (Juicio & { recursoid: string })[] | null
}

/** Of today beside what is kept of how they stand: one message then, for all but what isn't kept. */
async function findAll(
  db: Kysely<Database>,
  preguntas: readonly Pregunta[],
  isToday: boolean,
): Promise<Hallada[]> {
  const { rows } = await sql<Hallada>`
    with pregunta as materialized (
      select n::integer - 1 as n, dominio, documento, unidad, cuit
      from unnest(
        ${preguntas.map(({ dominio }) => dominio ?? null)}::text[], ${preguntas.map(({ documento }) => documento ?? null)}::text[],
        ${preguntas.map(({ unidad }) => unidad ?? null)}::text[], ${preguntas.map(({ cuit }) => cuit ?? null)}::text[]
      ) with ordinality p (dominio, documento, unidad, cuit, n)
    ),
    hallada as (
      select p.n, p.cuit, d.cuenta_id, d.dominioid as recursoid, 'dominio' as tiporecurso, d.dominio as nombre, null::text as estado, array[d.dominioid] as partes
      from pregunta p join dominio d on d.dominio = p.dominio
      union all
      select p.n, p.cuit, c.cuenta_id, c.choferid, 'chofer', c.apellido || ', ' || c.nombre, null, array[c.choferid]
      from pregunta p join chofer c on c.documento = p.documento
      union all
      select p.n, p.cuit, u.cuenta_id, u.unidadid, 'unidad', u.nombre, u.estado,
        array_remove(array[u.cuenta_id, u.tractor, u.arrastre1, u.arrastre2, u.chofer1, u.chofer2], null)
      from pregunta p
      cross join lateral (
        select * from unidad where unidadid = p.unidad union all select * from unidad where nombre = p.unidad and nombre <> unidadid
      ) u
      union all
      select p.n, p.cuit, c.cuenta_id, c.cuenta_id, 'transporte', c.accountname, null, array[c.cuenta_id]
      from pregunta p join cuenta c on c.cuit = p.cuit
      where p.dominio is null and p.documento is null and p.unidad is null
    )
    select h.n, h.cuenta_id as cuentaid, c.accountname, c.estado as estado_cuenta, h.recursoid, h.tiporecurso, h.nombre, h.estado, h.partes,
      ${isToday ? keptOfThem : sql`null::jsonb`} as juicios
    from hallada h join cuenta c on c.cuenta_id = h.cuenta_id
    where (h.cuit is null or c.cuit = h.cuit) and (mi_cuenta() is null or h.cuenta_id = mi_cuenta())
    order by h.n, h.recursoid`.execute(db)
  return rows
}

/** How a resource stands on the day. */
interface Juicio {
  nombre: string
  estado: string
  aptitud: Aptitud
  culpables: CulpableEnOrden[]
  hasta: string | null
}

/** Of what is active alone: why another is not, its own row says. */
const keptOfThem = sql`(
  select jsonb_agg(jsonb_build_object('recursoid', v.recursoid, 'nombre', v.nombre, 'estado', v.estado, 'aptitud', v.aptitud,
    'culpables', v.culpables, 'hasta', v.critico_hasta))
  from unnest(h.partes) p (recursoid)
  cross join lateral (select * from veredicto_cierto where cuenta_id = h.cuenta_id and recursoid = p.recursoid offset 0) v
  where v.estado = 'ACTIVO')`

/** Resources, each with the account that it is of. */
type Parts = ReadonlyMap<string, string>

const unnested = (parts: Parts) =>
  sql`unnest(${[...parts.values()]}::text[], ${[...parts.keys()]}::text[]) x (cuenta_id, recursoid)`

/** What isn't kept, or is asked of another day, is computed. */
async function judge(
  db: Kysely<Database>,
  halladas: readonly Hallada[],
  dia: string,
): Promise<ReadonlyMap<string, Juicio>> {
  const judged = new Map<string, Juicio>()
  for (const { juicios } of halladas)
    for (const { recursoid, ...juicio } of juicios ?? []) judged.set(recursoid, juicio)
  const rest = new Map(
    halladas.flatMap(({ partes, cuentaid }) =>
      partes.filter((id) => !judged.has(id)).map((id) => [id, cuentaid] as const),
    ),
  )
  if (rest.size > 0)
    for (const { recursoid, ...juicio } of await computedOf(db, rest, dia)) judged.set(recursoid, juicio)
  return judged
}

async function computedOf(db: Kysely<Database>, recursos: Parts, dia: string) {
  const [{ rows }, { rows: casillas }] = await Promise.all([
    sql<Situacion & { recursoid: string; tiporecurso: string; nombre: string }>`
      select r.recursoid, r.tiporecurso, coalesce(r.dominio, r.nombre) as nombre, r.estado, r.fecha_baja, r.motivo_baja
      from ${unnested(recursos)}
      cross join lateral recurso_de(x.cuenta_id, x.recursoid) r`.execute(db),
    sql<CasillaConMotivo & { recursoid: string }>`
      select x.recursoid, k.*
      from ${unnested(recursos)}
      cross join lateral casillas_al(x.cuenta_id, x.recursoid, ${dia}::date) k`.execute(db),
  ])
  return rows.map(({ recursoid, tiporecurso, nombre, ...situacion }) => {
    const own = casillas.filter((casilla) => casilla.recursoid === recursoid)
    const parte = { ...situacion, recursoid, tiporecurso, nombre, casillas: own }
    return {
      recursoid,
      nombre,
      estado: situacion.estado,
      aptitud: aptitudDe(own, situacion.estado, dia),
      culpables: culpablesDe(own, situacion, dia),
      hasta: hastaDe([parte], dia)?.fecha ?? null,
    }
  })
}

/** What was found, as its parts stand: as fit as the least fit of them, and no longer than the first that ends. */
function whole({ n, partes, estado, ...hallada }: Hallada, judged: ReadonlyMap<string, Juicio>): Juzgado {
  const juicios = partes.map((recursoid) => judged.get(recursoid))
  const known = juicios.filter((juicio) => juicio !== undefined)
  const [only] = known
  const named = (juicio: Juicio): CulpableDeAlguien[] =>
    juicio.culpables.map((culpable) => ({ ...culpable, recurso: juicio.nombre }))
  // A part that nobody knows of stops what it is part of: it is no reason for a yes.
  const stops = estado === 'INACTIVA' || known.length < partes.length || known.some(isStopped)
  return {
    ...hallada,
    estado: estado ?? only?.estado ?? 'BLOQUEADO',
    aptitud: stops
      ? 'no habilitado'
      : known.some(({ aptitud }) => aptitud === 'por vencer')
        ? 'por vencer'
        : 'habilitado',
    culpables: [
      ...(estado === 'INACTIVA' ? [inactiva(hallada.nombre)] : []),
      ...(stops ? known.filter(isStopped) : known).flatMap(named),
    ],
    hasta: stops
      ? null
      : (known
          .map(({ hasta }) => hasta)
          .filter((each) => each !== null)
          .toSorted()[0] ?? null),
  }
}

const isStopped = ({ aptitud }: Juicio): boolean => aptitud === 'no habilitado'

const inactiva = (recurso: string): CulpableDeAlguien => ({
  estado: 'INACTIVA',
  tipodocumento: null,
  fecha: null,
  recurso,
})
