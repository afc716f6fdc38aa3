import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'

/** The name that signs every mail, as the provider set it. */
export async function proveedorName(db: Kysely<Database>): Promise<string> {
  const ajuste = await db
    .selectFrom('ajuste')
    .select('valor')
    .where('clave', '=', 'proveedor_nombre')
    .executeTakeFirst()
  return typeof ajuste?.valor === 'string' ? ajuste.valor : 'Portal de transportistas'
}
