import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { unnamed } from '../rules/proveedor.ts'
import type { Filled } from './pages.ts'

/** What a page says of the provider: nothing until it is named, and nothing while the database is away. */
export const nobody: Filled = { casos: [], textos: {} }

/** Its name and logo, as pages before sign-in say them. */
export async function proveedorDicho(db: Kysely<Database>): Promise<Filled> {
  const row = await db
    .selectNoFrom((eb) => [
      eb.fn<{ nombre: string | null; logo: string | null }>('proveedor_publico', []).as('proveedor'),
    ])
    .executeTakeFirst()
    .catch(() => undefined)
  const { nombre = null, logo = null } = row?.proveedor ?? {}
  if (nombre === null || nombre === unnamed) return nobody
  return {
    casos: ['con-proveedor', ...(logo === null ? [] : ['con-logo'])],
    textos: { proveedor: nombre, ...(logo !== null && { logo }) },
  }
}
