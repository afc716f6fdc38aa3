import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { maxUnidadesDelDia } from '@portal/contract/unidades.ts'
import type { Handler } from '../../../handler.ts'
import { aptitudDeUnidad } from '../../../rules/unidad.ts'
import { judgeUnidades, partesAl } from './unidadesAl.ts'

/** Who may not go out comes first, then who soon may not. */
const orden = ['no habilitado', 'por vencer', 'habilitado']

export const UnidadesDelDia: Handler<'UnidadesDelDia'> = async ({ fecha }, { db }) => {
  const hoy = hoyEnBuenosAires()
  const dia = fecha ?? hoy
  const active = db.selectFrom('unidad').where('estado', '=', 'ACTIVA')
  const [unidades, { total }] = await Promise.all([
    active
      .select(['unidadid', 'nombre', 'estado'])
      .orderBy('nombre')
      .orderBy('unidadid')
      .limit(maxUnidadesDelDia)
      .execute(),
    active.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const partes = await partesAl(
    db,
    unidades.map(({ unidadid }) => unidadid),
    dia,
  )
  const judged = await judgeUnidades(db, partes, dia)
  const records = unidades.flatMap(({ estado, ...unidad }) => {
    const own = judged.get(unidad.unidadid)
    return own
      ? [{ ...unidad, ...own, aptitud: aptitudDeUnidad(estado, own.partes, { dia, hoy }).aptitud }]
      : []
  })
  return {
    records: records.toSorted((a, b) => orden.indexOf(a.aptitud) - orden.indexOf(b.aptitud)),
    page: 1,
    pagesize: maxUnidadesDelDia,
    total,
    moreRecords: total > unidades.length,
  }
}
