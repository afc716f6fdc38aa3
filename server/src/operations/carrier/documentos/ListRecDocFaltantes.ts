import type { Input } from '@portal/contract'
import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { sql, type Kysely, type RawBuilder, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { columnasDeApariencia, type Apariencia } from '../../shared/apariencia.ts'
import { columnasDeTipo } from '../../shared/casillas.ts'
import { cutPage } from '../../shared/cutPage.ts'
import {
  conQuienesPiden,
  pedidaEn,
  quienesPiden,
  type Dicho,
  type QuienesPiden,
} from '../../shared/deOperacion.ts'
import { requireParticipationOfNone } from '../../shared/participacion.ts'

type Asked = Input<'ListRecDocFaltantes'>

export const ListRecDocFaltantes: Handler<'ListRecDocFaltantes'> = async (input, { db }) => {
  const { records, ...page } = await readRecursos(db, input)
  await requireParticipationOfNone(db, input.operacionid, records)
  const faltantes = await readFaltantes(
    db,
    input,
    records.map(({ recursoid }) => recursoid),
  )
  const whole = records.map((recurso) => ({ ...recurso, documentos: faltantes.get(recurso.recursoid) ?? [] }))
  return input.page === undefined ? { records: whole } : { ...page, records: whole }
}

/** More than any carrier has: as one page all of it is answered. */
const all = { page: 1, pagesize: 1_000_000 }

/** Who lacks something, by full name, from what is kept of each: of an operation, of how it stands there. */
async function readRecursos(db: Kysely<Database>, { page, pagesize, ...asked }: Asked) {
  const { operacionid } = asked
  const [kept, there] =
    operacionid === undefined
      ? (['veredicto', sql``] as const)
      : (['veredicto_operacion', sql`and operacionid = ${operacionid}`] as const)
  const { pagina, answer } = cutPage(
    { source: 'veredicto', key: 'recursoid', conditions: conditionsOf(asked), atOnce: false },
    { order: 'nombre ASC', ...(page === undefined ? all : { page, pagesize }) },
    { nombre: [sql.ref('nombre')] },
  )
  // Each looked up on its own: see `listByFitness`.
  const { rows } = await sql<RecursoQueDebe>`
    select r.recursoid, r.tiporecurso, r.nombre, r.dominio, r.estado as estado_recurso, v.aptitud,
      ${sql.join(columnasDeApariencia.map((column) => sql.ref(`r.${column}`)))},
      -- How the resource itself stands comes before its documents.
      case when r.estado <> 'ACTIVO' then json_build_object('estado', r.estado)
        when v.culpables <> '[]' then json_build_object('estado', v.culpables -> 0 -> 'estado') end as culpable,
      pagina.total
    from ${pagina} pagina
    cross join lateral (select * from ${sql.table(kept)} where cuenta_id = mi_cuenta() and recursoid = pagina.id ${there} offset 0) v
    cross join lateral (select * from recurso where cuenta_id = mi_cuenta() and recursoid = pagina.id offset 0) r
    order by pagina.lugar`.execute(db)
  return answer(db, rows)
}

interface RecursoQueDebe extends Apariencia {
  recursoid: string
  tiporecurso: Database['recurso']['tiporecurso']
  nombre: string
  dominio: string | null
  estado_recurso: Database['recurso']['estado']
  aptitud: Aptitud
  culpable: Pick<Culpable, 'estado'> | null
  total: number
}

function conditionsOf({
  tiporecurso,
  recursoid,
  solorecursosactivos,
  operacionid,
}: Pick<Asked, 'tiporecurso' | 'recursoid' | 'solorecursosactivos' | 'operacionid'>): RawBuilder<boolean>[] {
  const conditions = [
    operacionid === undefined
      ? sql<boolean>`faltantes > 0`
      : sql<boolean>`recursoid in (
          select recursoid from veredicto_operacion where cuenta_id = mi_cuenta() and operacionid = ${operacionid} and faltantes > 0)`,
  ]
  if (solorecursosactivos === 'SI') conditions.push(sql`estado = 'ACTIVO'`)
  if (recursoid !== undefined) conditions.push(sql`recursoid = ${recursoid}`)
  if (tiporecurso === 'chofer dado de baja') conditions.push(sql`clase = 'chofer' and estado = 'BAJA'`)
  else if (tiporecurso !== undefined) conditions.push(sql`clase = ${tiporecurso}`)
  return conditions
}

/** What each of these lacks, in the catalogue's order. Of who is not active nothing is kept by slot. */
async function readFaltantes(
  db: Kysely<Database>,
  { solorecursosactivos, operacionid }: Pick<Asked, 'solorecursosactivos' | 'operacionid'>,
  recursos: readonly string[],
) {
  const there = operacionid === undefined ? sql`` : sql`and ${pedidaEn(operacionid)}`
  const slots =
    solorecursosactivos === 'SI'
      ? sql`select * from casilla_de_hoy where cuenta_id = mi_cuenta() and recursoid = x.recursoid and celda = 'pendiente' ${there}`
      : sql`select * from casilla where cuenta_id = mi_cuenta() and recursoid = x.recursoid and exigible and celda = 'pendiente' ${there}`
  const { rows } = await sql<Faltante & Dicho>`
    select x.recursoid, c.tipodocumentoid, c.nombre, c.exceptuado_hasta, ${sql.join(quienesPiden('c'))}, ${sql.join(columnasDeTipo.map((column) => sql.ref(`c.${column}`)))}
    from unnest(${[...recursos]}::text[]) x (recursoid)
    cross join lateral (${slots} offset 0) c
    order by c.orden, c.nombre`.execute(db)
  const byRecurso = new Map<string, Faltante[]>()
  for (const row of rows) {
    const faltante = conQuienesPiden(row)
    const own = byRecurso.get(row.recursoid)
    if (own) own.push(faltante)
    else byRecurso.set(row.recursoid, [faltante])
  }
  return byRecurso
}

type Faltante = Pick<
  Selectable<Database['casilla']>,
  'recursoid' | 'tipodocumentoid' | 'nombre' | 'exceptuado_hasta' | (typeof columnasDeTipo)[number]
> &
  QuienesPiden
