import type { Handler } from '../../../handler.ts'

export const ListTipos: Handler<'ListTipos'> = async ({ tiporecurso }, { db }) => ({
  records: await db
    .selectFrom('tipo_documento')
    .selectAll()
    .$if(tiporecurso !== undefined, (query) =>
      query.where('docrectipo_recurso', '=', tiporecurso ?? 'chofer'),
    )
    .orderBy('docrectipo_recurso')
    .orderBy('orden')
    .orderBy('nombre')
    .execute(),
})
