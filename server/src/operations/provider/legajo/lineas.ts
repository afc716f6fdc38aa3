import type { LineaDeBloque } from '@portal/legajo/lineas.ts'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import { startOf, type Alcance } from './alcance.ts'

/** Of the audit: which blocks hold lines of a legajo. */
interface Bloques {
  lineas: number
  sin_sellar: number
  bloques: number[]
}

/** What lines of the audit name, where the legajo is of one resource: itself, its papers and what was lifted of it. */
async function idsOf(db: Kysely<Database>, { recursos }: Alcance): Promise<string[] | null> {
  if (recursos === null) return null
  const { rows } = await sql<{ id: string }>`
    select documentoid as id from documento where cuenta_id = mi_cuenta() and recursoid = any (${recursos})
    union all select excepcionid from excepcion where cuenta_id = mi_cuenta() and recursoid = any (${recursos})`.execute(
    db,
  )
  return [...recursos, ...rows.map(({ id }) => id)]
}

/** The audit of a legajo: a block is read when its turn comes. */
export async function openAuditoria(db: Kysely<Database>, alcance: Alcance) {
  const ids = await idsOf(db, alcance)
  const asked = sql`${startOf(alcance.primero)}, ${startOf(alcance.despues)}, ${ids}::text[]`
  const { rows } = await sql<Bloques>`select * from bloques_de_legajo(${asked})`.execute(db)
  const [{ lineas, sin_sellar, bloques } = { lineas: 0, sin_sellar: 0, bloques: [] }] = rows
  return {
    lineas: lineas - sin_sellar,
    sinSellar: sin_sellar,
    bloques,
    async read(bloque: number): Promise<LineaDeBloque> {
      const { rows: found } = await sql<LineaDeBloque>`
        select * from bloque_de_legajo(${bloque}, ${asked})`.execute(db)
      const [block] = found
      if (!block) throw new Error(`the audit has no block ${bloque}`)
      return block
    },
  }
}
