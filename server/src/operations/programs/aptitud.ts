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
  { dia, operacion, ...pregunta }: Question<'aptitud'>,
): Promise<Veredicto> {
  const [only] = await veredictos(db, [pregunta], { dia, operacion })
  if (!only) throw new Error('a question without a verdict')
  return only
}

export const aptitudes = async (
  db: Kysely<Database>,
  { dia, operacion, preguntas }: Question<'aptitudes'>,
) => ({
  veredictos: await veredictos(db, preguntas, { dia, operacion }),
})

async function veredictos(
  db: Kysely<Database>,
  preguntas: readonly Pregunta[],
  { dia: asked, operacion }: Pick<Question<'aptitud'>, 'dia' | 'operacion'>,
): Promise<Veredicto[]> {
  const hoy = hoyEnBuenosAires()
  const dia = asked ?? hoy
  const last = sumarDias(hoy, maxDiasAdelante)
  if (dia < hoy || dia > last) throw refuseField('dia', sentence('diaDesdeHoy', { fecha: { dia: last } }))
  const donde = { dia, operacion }
  if (operacion !== undefined) await requireOperacion(db, operacion)
  const halladas = await findAll(db, preguntas, { ...donde, isToday: dia === hoy })
  const judged = await judge(db, halladas, donde)
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
  { isToday, operacion }: Donde & { isToday: boolean },
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
      ${isToday ? keptOfThem(operacion) : sql`null::jsonb`} as juicios
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

/** Of what is active alone: why another is not, its own row says. Where somebody works, of what goes there. */
const keptOfThem = (operacion: string | undefined) => {
  const there = operacion === undefined ? sql.ref('v') : sql.ref('o')
  const kept = sql`cross join lateral (select * from veredicto_cierto where cuenta_id = h.cuenta_id and recursoid = p.recursoid offset 0) v`
  const ofOperacion =
    operacion === undefined
      ? sql``
      : sql`join veredicto_operacion o on o.cuenta_id = v.cuenta_id and o.recursoid = v.recursoid and o.operacionid = ${operacion}`
  return sql`(
    select jsonb_agg(jsonb_build_object('recursoid', v.recursoid, 'nombre', v.nombre, 'estado', v.estado, 'aptitud', ${there}.aptitud,
      'culpables', ${there}.culpables, 'hasta', ${there}.critico_hasta))
    from unnest(h.partes) p (recursoid) ${kept} ${ofOperacion}
    where v.estado = 'ACTIVO')`
}

/** On which day, and in which operation. */
interface Donde {
  operacion: string | undefined
  dia?: string
}

/** One that the caller can't see is no operation: it is not answered as if nothing more were asked. */
async function requireOperacion(db: Kysely<Database>, operacion: string): Promise<void> {
  const found = await db
    .selectFrom('operacion')
    .select('operacionid')
    .where('operacionid', '=', operacion)
    .where('activa', '=', true)
    .executeTakeFirst()
  if (!found) throw refuseField('operacion', sentence('noEstaEsaOperacion'))
}

/** Resources, each with the account that it is of. */
type Parts = ReadonlyMap<string, string>

const unnested = (parts: Parts) =>
  sql`unnest(${[...parts.values()]}::text[], ${[...parts.keys()]}::text[]) x (cuenta_id, recursoid)`

/** What isn't kept, or is asked of another day, is computed. */
async function judge(
  db: Kysely<Database>,
  halladas: readonly Hallada[],
  donde: Required<Donde>,
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
    for (const { recursoid, ...juicio } of await computedOf(db, rest, donde)) judged.set(recursoid, juicio)
  return judged
}

/** How it stands there: what does not go there stands in no way that lets it. */
const estadoEn = (operacion: string, dia: string) => sql<Situacion['estado']>`case
  when r.estado = 'ACTIVO' and ${operacion} not in (select * from operaciones_de(x.cuenta_id, x.recursoid, ${dia}::date)) then 'NO PARTICIPA'
  else r.estado end`

async function computedOf(db: Kysely<Database>, recursos: Parts, { dia, operacion }: Required<Donde>) {
  const [{ rows }, { rows: casillas }] = await Promise.all([
    sql<Situacion & { recursoid: string; tiporecurso: string; nombre: string }>`
      select r.recursoid, r.tiporecurso, coalesce(r.dominio, r.nombre) as nombre, r.fecha_baja, r.motivo_baja,
        ${operacion === undefined ? sql`r.estado` : estadoEn(operacion, dia)} as estado
      from ${unnested(recursos)}
      cross join lateral recurso_de(x.cuenta_id, x.recursoid) r`.execute(db),
    sql<CasillaConMotivo & { recursoid: string }>`
      select x.recursoid, k.*
      from ${unnested(recursos)}
      cross join lateral casillas_al(x.cuenta_id, x.recursoid, ${dia}::date, ${operacion ?? null}) k`.execute(
      db,
    ),
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
