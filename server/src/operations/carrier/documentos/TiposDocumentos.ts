import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'
import { tiposIncluded } from '../../shared/tiposIncluded.ts'

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
      'orden',
    ])
    .where(sql<boolean>`coalesce(vigente_desde, hoy()) <= hoy() and coalesce(vigente_hasta, hoy()) >= hoy()`)
    .$if(filter?.tiporecurso !== undefined, (query) =>
      query.where('docrectipo_recurso', 'in', tiposIncluded(filter?.tiporecurso)),
    )
    .orderBy(field === 'nombre' ? sql`nombre ${way}` : sql`docrectipo_recurso, orden ${way}, nombre`)
    .execute()
  return { records }
}
