import { refuse } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { aptitud } from '../../../rules/aptitud.ts'
import { culpablesDe, type CasillaConMotivo } from '../../../rules/culpable.ts'
import { motivosDocumentos } from '../../../rules/motivo.ts'
import { aptitudDeUnidad } from '../../../rules/unidad.ts'
import { withApariencia } from '../../shared/apariencia.ts'

/** A unit with its parts, and how fit each and all of them are on a day; refuses what is not there for this carrier. */
export async function readUnidad(db: Kysely<Database>, unidadid: string, fecha?: string) {
  const hoy = hoyEnBuenosAires()
  const dia = fecha ?? hoy
  const [unidad, partes, casillas, gemelas] = await Promise.all([
    db.selectFrom('unidad').selectAll().where('unidadid', '=', unidadid).executeTakeFirst(),
    partesOf(db, unidadid),
    casillasAl(db, unidadid, dia),
    gemelasOf(db, unidadid),
  ])
  if (!unidad) throw refuse('RECORD_NOT_FOUND')
  const withCasillas = partes.map((parte) => ({
    ...parte,
    casillas: casillas.filter(({ recursoid }) => recursoid === parte.recursoid),
  }))
  return {
    ...unidad,
    fecha: dia,
    ...aptitudDeUnidad(unidad.estado, withCasillas, { dia, hoy }),
    partes: withCasillas.map(({ casillas, ...parte }) => ({
      ...parte,
      aptitud: aptitud(casillas, parte.estado, dia),
      motivos: motivosDocumentos(casillas, { dia, hoy }),
      culpables: culpablesDe(casillas, parte, dia),
    })),
    advertencias: gemelas.map(
      ({ dominio, unidad: otra }) => `${dominio} también es el tractor de la unidad «${otra}».`,
    ),
  }
}

type Parte = Pick<
  Selectable<Database['recurso']>,
  'recursoid' | 'tiporecurso' | 'nombre' | 'estado' | 'fecha_baja' | 'motivo_baja'
> &
  Pick<Selectable<Database['parte_de_unidad']>, 'lugar'>

async function partesOf(db: Kysely<Database>, unidadid: string) {
  const { rows } = await sql<Parte>`
    select p.lugar, p.recursoid, r.tiporecurso, coalesce(r.dominio, r.nombre) as nombre, r.estado, r.fecha_baja, r.motivo_baja
    from parte_de_unidad p
    cross join lateral (select * from recurso where cuenta_id = p.cuenta_id and recursoid = p.recursoid offset 0) r
    where p.unidadid = ${unidadid} and p.cuenta_id = mi_cuenta()
    order by p.orden`.execute(db)
  return withApariencia(db, rows)
}

/** The slots that are asked of the unit's parts on a day. */
async function casillasAl(db: Kysely<Database>, unidadid: string, dia: string) {
  const { rows } = await sql<CasillaConMotivo & { recursoid: string }>`
    select p.recursoid, c.*
    from parte_de_unidad p
    cross join lateral casillas_al(p.cuenta_id, p.recursoid, ${dia}::date) c
    where p.unidadid = ${unidadid} and p.cuenta_id = mi_cuenta()`.execute(db)
  return rows
}

/** Other active units with the same tractor. */
function gemelasOf(db: Kysely<Database>, unidadid: string) {
  return db
    .selectFrom('unidad as u')
    .innerJoin('unidad as otra', 'otra.tractor', 'u.tractor')
    .innerJoin('dominio as d', 'd.dominioid', 'u.tractor')
    .select(['d.dominio', 'otra.nombre as unidad'])
    .where('u.unidadid', '=', unidadid)
    .where('otra.unidadid', '<>', unidadid)
    .where('otra.estado', '=', 'ACTIVA')
    .orderBy('otra.nombre')
    .execute()
}
