import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { whyNotAgain } from '../../../rules/reenvio.ts'

export function selectCorreos(db: Kysely<Database>) {
  return db
    .selectFrom('correo')
    .select(['correoid', 'para', 'asunto', 'plantilla', 'estado', 'intentos', 'error', 'creado', 'enviado'])
}

type Correo = Pick<Selectable<Database['correo']>, 'plantilla' | 'estado' | 'creado' | 'enviado'>

export const withReenvio = <Row extends Correo>(correo: Row) => ({
  ...correo,
  sin_reenvio: whyNotAgain(correo, new Date()),
})
