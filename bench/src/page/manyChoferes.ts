import { join } from 'node:path'
import { findRunning } from '@portal/server/database/embedded/running.ts'
import pg from 'pg'
import { people } from './people.ts'

/** As many as a carrier of the demonstration gets where nobody says otherwise. */
export const manyChoferes = 10_000

/** Gives one carrier of the demo data a fleet, straight into the database that the server has open. */
export async function addManyChoferes(dataDir: string, many: number): Promise<void> {
  const ownerUrl = await findRunning(join(dataDir, 'postgres'))
  if (ownerUrl === undefined) throw new Error(`no hay una base abierta en ${dataDir}`)
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  try {
    const { rowCount } = await owner.query(
      `insert into chofer (choferid, cuenta_id, nombre, apellido, tipo_documento, documento, nacionalidad, fecha_alta)
       select '17x9' || (1000000 + n), cuenta_id, 'Nombre' || n, 'Apellido' || (n * 7919 % 9973), 'DNI',
         (20000000 + n * 13 % 9999991)::text, 'Argentina', date '2025-01-01'
       from contacto, generate_series(1, $2::int) n where email = $1`,
      [people.delia.username, many],
    )
    if (rowCount !== many) throw new Error(`se agregaron ${rowCount ?? 0} choferes`)
    await owner.query('vacuum analyze')
  } finally {
    await owner.end()
  }
}
