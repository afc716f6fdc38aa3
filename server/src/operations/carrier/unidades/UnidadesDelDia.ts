import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { maxUnidadesDelDia } from '@portal/contract/unidades.ts'
import type { Handler } from '../../../handler.ts'
import { aptitudDeUnidad } from '../../../rules/unidad.ts'
import { isMarcado } from '../../shared/marcados.ts'
import { requireParticipation } from '../../shared/participacion.ts'
import { judgeUnidades, partesAl } from '../../shared/unidadesAl.ts'

/** What the person who asks marked comes first; of those alike, who may not go out, then who soon may not. */
const orden = ['no habilitado', 'por vencer', 'habilitado']

export const UnidadesDelDia: Handler<'UnidadesDelDia'> = async ({ fecha, operacionid }, { db }) => {
  const hoy = hoyEnBuenosAires()
  const dia = fecha ?? hoy
  const donde = { dia, operacionid }
  await requireParticipation(db, donde)
  const active = db.selectFrom('unidad').where('estado', '=', 'ACTIVA')
  const [unidades, { total }] = await Promise.all([
    active
      .select(['unidadid', 'nombre', 'estado', isMarcado('unidadid').as('marcado')])
      .orderBy('marcado', 'desc')
      .orderBy('nombre')
      .orderBy('unidadid')
      .limit(maxUnidadesDelDia)
      .execute(),
    active.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  const partes = await partesAl(
    db,
    unidades.map(({ unidadid }) => unidadid),
    donde,
  )
  const judged = await judgeUnidades(db, partes, donde)
  const records = unidades.flatMap(({ estado, ...unidad }) => {
    const own = judged.get(unidad.unidadid)
    return own
      ? [{ ...unidad, ...own, aptitud: aptitudDeUnidad(estado, own.partes, { dia, hoy }).aptitud }]
      : []
  })
  return {
    records: records.toSorted(
      (a, b) => Number(b.marcado) - Number(a.marcado) || orden.indexOf(a.aptitud) - orden.indexOf(b.aptitud),
    ),
    page: 1,
    pagesize: maxUnidadesDelDia,
    total,
    moreRecords: total > unidades.length,
  }
}
