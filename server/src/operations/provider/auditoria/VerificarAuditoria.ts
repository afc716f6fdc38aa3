import type { Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'

type Estado = Omit<Result<'VerificarAuditoria'>, 'comprobado' | 'siguiente' | 'rota'>
type Tramo = Pick<Result<'VerificarAuditoria'>, 'comprobado' | 'siguiente' | 'rota'>

const nothing: Tramo = { comprobado: null, siguiente: null, rota: null }

export const VerificarAuditoria: Handler<'VerificarAuditoria'> = async ({ desde }, { db }) => {
  const [estado, tramo] = await Promise.all([
    db.selectNoFrom(sql<Estado>`estado_de_auditoria()`.as('estado')).executeTakeFirstOrThrow(),
    desde === undefined ? nothing : comprobar(db, desde),
  ])
  return { ...estado.estado, ...tramo }
}

async function comprobar(db: Kysely<Database>, desde: number): Promise<Tramo> {
  const { rows } = await sql<Tramo>`
    select hasta as comprobado, siguiente, rota from comprobar_auditoria(${desde})`.execute(db)
  const [tramo] = rows
  if (!tramo) throw new Error('a check without an answer')
  return tramo
}
