import { columnasExportadas, tablas } from '@portal/contract/columnas.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/freshDatabase.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test.each(Object.entries(tablas))(
  'somebody decided of every column of %s what the audit and an export say of it',
  async (table, { clave, columnas }) => {
    const { rows } = await sql<{ column: string }>`
      select attname as column from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`.execute(database.owner)
    expect(Object.keys(columnas).sort()).toEqual(rows.map(({ column }) => column).sort())
    expect(columnas).toHaveProperty(clave)
  },
)

test('the export has every table that holds what a carrier presented, and leaves out what the product keeps for itself', async () => {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'cuenta_id' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(database.owner)
  const own = [
    'auditoria',
    'aviso',
    'calendario',
    'cambio_contado',
    'cambio_operacion_contado',
    'catalogo_visto',
    'decision',
    'decision_documento',
    'eliminado',
    'entrega',
    'historial_hito',
    'lectura',
    'lote',
    'lote_fila',
    'marcado',
    'nomina_persona',
    'pedido_casilla',
    'pedido_de_control',
    'propuesta',
    'retencion',
    'token',
    'veredicto',
    'veredicto_casilla',
    'veredicto_operacion',
    'webhook',
  ]
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(columnasExportadas), ...own].sort())
})
