import type { Handler } from '../../handler.ts'
import { readAjustes } from './queries.ts'

export const SaveAjustes: Handler<'SaveAjustes'> = async ({ values }, context) => {
  const sent = Object.entries(values)
  if (sent.length > 0)
    await context.db
      .insertInto('ajuste')
      .values(sent.map(([clave, value]) => ({ clave, valor: JSON.stringify(value) })))
      .onConflict((conflict) =>
        conflict.column('clave').doUpdateSet((eb) => ({ valor: eb.ref('excluded.valor').$castTo<string>() })),
      )
      .execute()
  return { records: [await readAjustes(context)] }
}
