import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { demoOperadores, demoProveedor, demoRegistros } from './accounts.ts'

/** The provider's name and people; returns the id of the one who decides documents. */
export async function insertProveedor(trx: Transaction<Database>, hash: string): Promise<string> {
  const valor = JSON.stringify(demoProveedor)
  await trx
    .insertInto('ajuste')
    .values({ clave: 'proveedor_nombre', valor })
    .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    .execute()
  const rows = await trx
    .insertInto('operador')
    .values(demoOperadores.map((operador) => ({ ...operador })))
    .returning(['operadorid', 'rol'])
    .execute()
  await trx
    .insertInto('privado.credencial')
    .values(rows.map(({ operadorid }) => ({ sujeto: operadorid, hash })))
    .execute()
  const revisor = rows.find((row) => row.rol === 'revisor')
  if (!revisor) throw new Error('demo provider without a revisor')
  return revisor.operadorid
}

/** Registrations that wait for a decision. */
export async function insertRegistros(trx: Transaction<Database>, now: Date): Promise<void> {
  await trx
    .insertInto('registro')
    .values(
      demoRegistros.map(({ hoursAgo, ...form }) => ({
        ...form,
        createdtime: new Date(now.getTime() - hoursAgo * 3_600_000).toISOString(),
      })),
    )
    .execute()
}
