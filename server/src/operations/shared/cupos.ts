import type { ClaseDeCupo } from '@portal/contract/cupos.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'

interface Cupo {
  cupo: ClaseDeCupo
  usado: number
  maximo: number
  cerca: boolean
  renueva: string | null
}

/** How much the carrier has and wrote, of what it may. */
export async function cuposOf(db: Kysely<Database>): Promise<Cupo[]> {
  const { rows } = await sql<Cupo>`select * from mis_cupos()`.execute(db)
  return rows
}
