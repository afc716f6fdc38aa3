import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import { tiposDocumento } from './tipos.ts'

/**
 * Adds the shipped document types that the catalogue never had. What is there stays as the provider edited it,
 * renamed or with its dates closed.
 */
export async function loadCatalogo(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto('tipo_documento')
    .values(
      tiposDocumento.map(({ aplica, aviso_dias, ...tipo }) => ({
        ...tipo,
        aviso_dias: [...aviso_dias],
        aplica_vehiculos: aplica.vehiculo ? [...aplica.vehiculo] : null,
        aplica_carrocerias: aplica.carroceria ? [...aplica.carroceria] : null,
        aplica_tipo_vehiculo: aplica.tipo_vehiculo ?? null,
        aplica_peligrosas: aplica.transporta_peligrosas ?? false,
        aplica_alimentos: aplica.transporta_alimentos ?? false,
        aplica_titularidades: aplica.titularidad ? [...aplica.titularidad] : null,
        aplica_extranjeros: aplica.nacionalidad_extranjera ?? false,
      })),
    )
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute()
}
