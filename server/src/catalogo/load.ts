import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { tiposDocumento } from './catalogoInicial.ts'

/**
 * Adds the shipped document types that the catalogue never had. What is there stays as the provider edited it,
 * renamed or with its dates closed; one that nobody ever edited gets the short name that it is shipped with.
 */
export async function loadCatalogo(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('tipo_documento')
    .values(
      tiposDocumento.map((tipo) => ({
        ...tipo,
        aplica_vehiculos: copyOf(tipo.aplica_vehiculos),
        aplica_carrocerias: copyOf(tipo.aplica_carrocerias),
        aplica_titularidades: copyOf(tipo.aplica_titularidades),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .column('clave')
        .doUpdateSet((row) => ({ nombre_corto: row.ref('excluded.nombre_corto') }))
        .where('tipo_documento.version', '=', 1)
        .where('tipo_documento.nombre_corto', 'is', null)
        .where((row) => row('excluded.nombre_corto', 'is not', null)),
    )
    .execute()
}

/** The query builder takes no readonly arrays. */
function copyOf(values: readonly string[] | null): string[] | null {
  return values && [...values]
}
