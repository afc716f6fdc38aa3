import { sql, type Kysely, type Selectable } from 'kysely'
import type { EstadoCorreo } from '@portal/contract/correos.ts'
import type * as z from 'zod/mini'
import type { Database } from '../../../database/schema.ts'
import { whyNotAgain } from '../../../rules/reenvio.ts'

type EstadoDeCorreo = z.output<typeof EstadoCorreo>

export function selectCorreos(db: Kysely<Database>) {
  return db
    .selectFrom('correo')
    .select(['correoid', 'para', 'asunto', 'plantilla', 'intentos', 'error', 'creado', 'enviado'])
    .select([
      sql<EstadoDeCorreo>`case when estado = 'enviado' and en_carpeta then 'en_carpeta' else estado end`.as(
        'estado',
      ),
      sql<string | null>`invitado_en_correo(plantilla, para)`.as('invitado'),
      sql<boolean>`plantilla = 'enlaceDeOperador'
        and not exists (select from operador where operadorid = yo() and rol = 'administrador')`.as('ajeno'),
    ])
}

type Correo = Pick<Selectable<Database['correo']>, 'plantilla' | 'creado' | 'enviado'> & {
  estado: EstadoDeCorreo
  invitado: string | null
  ajeno: boolean
}

export const withReenvio = <Row extends Correo>(correo: Row) => ({
  ...correo,
  sin_reenvio: whyNotAgain(correo, new Date()),
  enlace_nuevo: correo.invitado !== null,
})
