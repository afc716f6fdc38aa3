import type { Handler } from '../../../handler.ts'
import { reviseCuits } from './reviseCuits.ts'

export const CargarCuitConocidos: Handler<'CargarCuitConocidos'> = async ({ filas }, { db }) => {
  const records = await reviseCuits(db, filas)
  const nuevos = records.flatMap(({ resultado, cuit, accountname }) =>
    resultado === 'cargar' ? [{ cuit, accountname }] : [],
  )
  if (nuevos.length > 0)
    await db
      .insertInto('cuit_conocido')
      .values(nuevos)
      // Somebody loaded it meanwhile.
      .onConflict((conflict) => conflict.column('cuit').doNothing())
      .execute()
  return { records }
}
