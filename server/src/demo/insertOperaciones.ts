import { diaEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/schema.ts'

/**
 * Where carriers of the demonstration work. Each asks for papers of the catalogue more strictly; `de`, which of the accounts go
 * there: one of those that are at work to all three, one to a single one, and one to none.
 */
export const demoOperaciones = [
  {
    nombre: 'Planta Norte · cereales (demo)',
    sede: 'Ruta de la Fantasía, km 12',
    descripcion: 'Carga y descarga de granos.',
    exigencias: ['ingresos-brutos', 'accidentes-personales'],
    de: [1, 2, 4],
  },
  {
    nombre: 'Puerto Sur · combustibles (demo)',
    sede: 'Dársena de Utilería 3',
    descripcion: 'Camiones cisterna.',
    exigencias: ['titulo'],
    de: [1, 4],
  },
  {
    nombre: 'Depósito Central (demo)',
    sede: 'Avenida Imaginaria 900',
    descripcion: '',
    exigencias: [],
    de: [1],
  },
] as const

export async function insertOperaciones(
  trx: Transaction<Database>,
  { cuentas, now }: { cuentas: readonly string[]; now: Date },
): Promise<void> {
  const desde = sumarDias(diaEnBuenosAires(now), -60)
  const tipos = await trx
    .selectFrom('tipo_documento')
    .select(['tipodocumentoid', 'clave', 'critico'])
    .execute()
  for (const { nombre, sede, descripcion, exigencias, de } of demoOperaciones) {
    const { operacionid } = await trx
      .insertInto('operacion')
      .values({ nombre, sede, descripcion })
      .returning('operacionid')
      .executeTakeFirstOrThrow()
    const asked = tipos.filter(({ clave, critico }) => !critico && exigencias.some((each) => each === clave))
    if (asked.length > 0)
      await trx
        .insertInto('exigencia')
        .values(
          asked.map(({ tipodocumentoid }) => ({
            operacionid,
            tipodocumentoid,
            obligatorio: true,
            critico: true,
          })),
        )
        .execute()
    await trx
      .insertInto('cuenta_operacion')
      .values(
        cuentas
          .filter((_, i) => de.some((each) => each === i))
          .map((cuenta_id) => ({ cuenta_id, operacionid, desde })),
      )
      .execute()
  }
}
