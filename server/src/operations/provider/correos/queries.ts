import { sql, type Kysely, type Selectable } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { whyNotAgain } from '../../../rules/reenvio.ts'

export function selectCorreos(db: Kysely<Database>) {
  return db
    .selectFrom('correo')
    .select(['correoid', 'para', 'asunto', 'plantilla', 'estado', 'intentos', 'error', 'creado', 'enviado'])
    .select([
      sql<string | null>`invitado_en_correo(plantilla, para)`.as('invitado'),
      sql<boolean>`plantilla = 'enlaceDeOperador'
        and not exists (select from operador where operadorid = yo() and rol = 'administrador')`.as('ajeno'),
    ])
}

type Correo = Pick<Selectable<Database['correo']>, 'plantilla' | 'estado' | 'creado' | 'enviado'> & {
  invitado: string | null
  ajeno: boolean
}

export const withReenvio = <Row extends Correo>(correo: Row) => ({
  ...correo,
  sin_reenvio: whyNotAgain(correo, new Date()),
  enlace_nuevo: correo.invitado !== null,
})
