import type { Input, Result } from '@portal/contract'
import { hoyEnBuenosAires, sumarAlPeriodo } from '@portal/contract/calendario.ts'
import { motivosNoCorrespondeDeFabrica } from '@portal/contract/control.ts'
import {
  estaCompleto,
  estadosDeControl,
  faltaPapel,
  mesTerminado,
  type EstadoDeControl,
} from '@portal/contract/reglaDeControl.ts'
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { says } from '../search.ts'
import { cierresDe } from './cierres.ts'
import { quienesCuentan } from './entraron.ts'
import { selectNoCorresponde } from './noCorresponde.ts'
import { readPapeles } from './readPapeles.ts'
import { selectControles } from './tiposQuePrueban.ts'

type Mes = Result<'ControlesDelMes'>
type Fila = Mes['records'][number]

const estadosQue = (are: (estado: EstadoDeControl) => boolean) =>
  sql`(${sql.join(estadosDeControl.filter(are).map((estado) => sql.lit(estado)))})`
export const completos = estadosQue(estaCompleto)
export const faltas = estadosQue(faltaPapel)

const orders: Record<string, RawBuilder<unknown>> = {
  'faltan ASC': sql`faltan, sin_acentos(nombre), recursoid`,
  'faltan DESC': sql`faltan desc, pendientes desc, sin_acentos(nombre), recursoid`,
  'nombre ASC': sql`sin_acentos(nombre), recursoid`,
  'nombre DESC': sql`sin_acentos(nombre) desc, recursoid`,
}

interface Contado {
  filas: (Omit<Fila, 'celdas'> & {
    celdas: (Omit<Fila['celdas'][number], 'papeles'> & { papeles: string[] })[]
  })[]
  total: number
  noEntraron: number | null
  choferes: number
  completos: number
  conFaltas: number
  faltan: number
  enRevision: number
  estados: Mes['estados']
  porControl: { control: string; completos: number }[]
}

/** The people of the account that the transaction is about, in a month, and all that a screen says of them. */
export async function readMes(
  db: Kysely<Database>,
  input: Input<'ControlesDelMes'> & Pick<Input<'ControlDeCuenta'>, 'cuentan'>,
): Promise<Mes & { noEntraron: number | null }> {
  const { page, pagesize } = input
  const mes = input.mes ?? mesTerminado(hoyEnBuenosAires())
  const contado = await count(db, { ...input, mes })
  const [papeles, controles, cierres, propuestas, ajustes] = await Promise.all([
    readPapeles(
      db,
      contado.filas.flatMap(({ celdas }) => celdas.flatMap((celda) => celda.papeles)),
    ),
    selectControles(db).execute(),
    cierresDe(db).execute(),
    selectNoCorresponde(db).where('n.estado', '=', 'propuesto').execute(),
    sql<{ dia: number | null; motivos: string[] | null }>`
      select dia_de_controles() as dia, motivos_no_corresponde() as motivos`.execute(db),
  ])
  const { filas, porControl, ...counted } = contado
  const { dia = null, motivos = null } = ajustes.rows[0] ?? {}
  return {
    ...counted,
    records: filas.map((fila) => ({
      ...fila,
      celdas: fila.celdas.map((celda) => ({
        ...celda,
        papeles: celda.papeles.flatMap((id) => papeles.get(id) ?? []),
      })),
    })),
    mes,
    page,
    pagesize,
    moreRecords: page * pagesize < counted.total,
    controles: controles.flatMap(({ control, nombre, tipos }) => {
      const own = porControl.find((each) => each.control === control)
      return own ? { control, nombre, tipos, completos: own.completos } : []
    }),
    cierres: cierres.filter((each) => each.mes === mes),
    otrosCierres: cierres.filter((each) => each.mes !== mes).slice(0, 12),
    esperaHasta: dia === null ? null : `${sumarAlPeriodo(mes, 1)}-${String(dia).padStart(2, '0')}`,
    propuestas,
    motivos: motivos ?? [...motivosNoCorrespondeDeFabrica],
  }
}

async function count(
  db: Kysely<Database>,
  {
    mes,
    con,
    cuentan,
    search = '',
    order = 'faltan DESC',
    page,
    pagesize,
  }: Input<'ControlesDelMes'> & Pick<Input<'ControlDeCuenta'>, 'cuentan'> & { mes: string },
): Promise<Contado> {
  const by = orders[order] ?? sql`recursoid`
  const kept = [
    con === undefined ? sql<boolean>`true` : sql<boolean>`${con} = any (estados)`,
    search === '' ? sql<boolean>`true` : says('nombre', 'cuil')(search),
  ]
  const counting = quienesCuentan(mes, cuentan)
  const { rows } = await sql<Contado>`
    with todos as materialized (select * from control_de_mes(array[mi_cuenta()], ${mes})),
    ${counting.x},
    p as (
      select recursoid, min(nombre) as nombre, min(cuil) as cuil, min(foto) as foto, min(desde) as desde, max(hasta) as hasta,
        jsonb_agg(jsonb_build_object('control', control, 'estado', estado, 'congelado', congelado, 'papeles', papeles, 'motivo', motivo)
          order by orden) as celdas,
        array_agg(estado) as estados,
        count(*) filter (where estado in ${faltas})::integer as faltan,
        count(*) filter (where estado not in ${completos})::integer as pendientes
      from x
      group by recursoid
    ),
    q as materialized (select * from p where ${sql.join(kept, sql` and `)})
    select
      coalesce((
        select jsonb_agg(jsonb_build_object('recursoid', recursoid, 'nombre', nombre, 'cuil', cuil, 'foto', foto, 'desde', desde, 'hasta', hasta,
          'celdas', celdas) order by lugar)
        from (
          select q.*, row_number() over (order by ${by}) as lugar from q
          order by lugar limit ${pagesize} offset ${(page - 1) * pagesize}
        ) r
      ), '[]') as filas,
      (select count(*) from q)::integer as total,
      ${counting.noEntraron} as "noEntraron",
      count(*)::integer as choferes,
      count(*) filter (where pendientes = 0)::integer as completos,
      count(*) filter (where faltan > 0)::integer as "conFaltas",
      coalesce(sum(faltan), 0)::integer as faltan,
      (select count(*) from x where estado = 'en revision')::integer as "enRevision",
      coalesce((select jsonb_agg(jsonb_build_object('estado', estado, 'cantidad', n)) from (
        select estado, count(*) as n from x group by estado) e), '[]') as estados,
      coalesce((select jsonb_agg(jsonb_build_object('control', control, 'completos', n)) from (
        select control, count(*) filter (where estado in ${completos}) as n from x group by control) k), '[]') as "porControl"
    from p`.execute(db)
  const [row] = rows
  if (!row) throw new Error('a count without a row')
  return row
}
