import { loadCatalogo } from '@portal/server/catalogo/load.ts'
import type { Database } from '@portal/server/database/schema.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { say } from '../say.ts'
import { withDatabase } from '../withDatabase.ts'
import { fillGrowth, large } from './data.ts'
import { reportGrowth } from './report.ts'

/** What lists cost a very large carrier among ordinary ones: see docs/decisions/0025. */

const full = process.argv.includes('--full')
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
const cuentas = 1_000
const ordinary = full
  ? { choferes: 50, dominios: 10, unidades: 5 }
  : { choferes: 10, dominios: 3, unidades: 1 }

await withDatabase(async (ownerUrl) => {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  const owner = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  try {
    say(`Datos: una cuenta con ${large.choferes} choferes entre ${cuentas} con ${ordinary.choferes}…`)
    await loadCatalogo(owner)
    await fillGrowth(owner, { cuentas, ordinary })
  } finally {
    await owner.destroy()
  }
  await reportGrowth(ownerUrl, only)
})
