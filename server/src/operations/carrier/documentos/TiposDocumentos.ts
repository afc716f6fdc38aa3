import type { Request } from '@portal/contract'
import { tipoVehiculoDe } from '@portal/contract/vehiculos.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { tiposIncluded } from '../../shared/tiposIncluded.ts'

type Filter = NonNullable<Request<'TiposDocumentos'>['filter']>

/** By the one rule that decides what a resource is asked for once it is there. */
const wouldAskFor = (tiporecurso: Filter['tiporecurso'], atributos: NonNullable<Filter['atributos']>) => {
  const { vehiculo, carroceria, titularidad, nacionalidad } = atributos
  const { transporta_peligrosas = false, transporta_alimentos = false } = atributos
  const extranjero = nacionalidad !== undefined && nacionalidad !== 'Argentina'
  return sql<boolean>`tipo_exigido(tipo_documento, coalesce(${tiporecurso ?? null}, docrectipo_recurso), ${vehiculo ?? null},
    ${carroceria ?? null}, ${vehiculo ? tipoVehiculoDe(vehiculo) : null}, ${transporta_peligrosas}, ${transporta_alimentos}, ${titularidad ?? null},
    ${extranjero}, hoy())`
}

export const TiposDocumentos: Handler<'TiposDocumentos'> = async (
  { order = 'orden ASC', filter },
  { db },
) => {
  const [field, direction] = order.split(' ')
  const way = direction === 'DESC' ? sql`desc` : sql`asc`
  const records = await db
    .selectFrom('tipo_documento')
    .select([
      'tipodocumentoid',
      'nombre',
      'nombre_corto',
      'docrectipo_recurso',
      'instrucciones',
      'obligatorio',
      'critico',
      'vigencia',
      'meses',
      'aviso_dias',
      'origen',
      'fuente',
      'vigente_desde',
      'vigente_hasta',
      'max_archivos',
      'compartido',
      'ejemplo',
      'orden',
    ])
    .where(sql<boolean>`coalesce(vigente_desde, hoy()) <= hoy() and coalesce(vigente_hasta, hoy()) >= hoy()`)
    .$if(filter?.tiporecurso !== undefined, (query) =>
      query.where('docrectipo_recurso', 'in', tiposIncluded(filter?.tiporecurso)),
    )
    .$if(filter?.atributos !== undefined, (query) =>
      query.where(wouldAskFor(filter?.tiporecurso, filter?.atributos ?? {})),
    )
    .orderBy(field === 'nombre' ? sql`nombre ${way}` : sql`docrectipo_recurso, orden ${way}, nombre`)
    .execute()
  return { records }
}
