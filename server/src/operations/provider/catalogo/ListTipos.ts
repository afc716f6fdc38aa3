import type { Handler } from '../../../handler.ts'
import { asTold } from './queries.ts'

export const ListTipos: Handler<'ListTipos'> = async ({ tiporecurso }, { db }) => {
  const tipos = await db
    .selectFrom('tipo_documento')
    .selectAll()
    .$if(tiporecurso !== undefined, (query) =>
      query.where('docrectipo_recurso', '=', tiporecurso ?? 'chofer'),
    )
    .orderBy('docrectipo_recurso')
    .orderBy('orden')
    .orderBy('nombre')
    .execute()
  return { records: await asTold(db, tipos) }
}
