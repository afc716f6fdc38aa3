import { refuse } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { idiomaDe } from '../../../mail/idiomaDe.ts'

export function selectOperadores(db: Kysely<Database>) {
  return db
    .selectFrom('operador')
    .select([
      'operadorid',
      'nombre',
      'email',
      'rol',
      'activo',
      idiomaDe('operador'),
      sql<boolean>`tiene_totp(operadorid)`.as('totp'),
      'por_empresa',
      sql<'pendiente' | 'vencida' | null>`invitacion_de_operador(operadorid)`.as('invitacion'),
      'ultimo_ingreso',
      'createdtime',
      'version',
    ])
}

export async function readOperador(db: Kysely<Database>, operadorid: string) {
  const operador = await selectOperadores(db).where('operadorid', '=', operadorid).executeTakeFirst()
  if (!operador) throw refuse('RECORD_NOT_FOUND')
  return operador
}
