import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'
import { demoOperadores, demoProveedor, demoRegistros } from './accounts.ts'

/** The provider's name and people; returns the ids of the one who decides documents and of the one who keeps the catalogue. */
export async function insertProveedor(
  trx: Transaction<Database>,
  hash: string,
): Promise<{ revisor: string; administrador: string }> {
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
  const idOf = (rol: (typeof rows)[number]['rol']) => {
    const found = rows.find((row) => row.rol === rol)
    if (!found) throw new Error(`demo provider without a ${rol}`)
    return found.operadorid
  }
  return { revisor: idOf('revisor'), administrador: idOf('administrador') }
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
