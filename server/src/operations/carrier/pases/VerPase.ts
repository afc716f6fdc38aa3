import { refuse, type Result } from '@portal/contract'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../../database/schema.ts'
import type { Handler } from '../../../handler.ts'
import { codigoDePase } from '../../shared/paseFirmado.ts'
import { juicioDeHoy } from './queries.ts'

type Pase = Result<'VerPase'>['records'][number]
type Dicho = Pick<Pase, 'recursoid' | 'que' | 'nombre' | 'numero' | 'transporte' | 'vence'> & {
  partes: Pase['partes'] | null
}

export const VerPase: Handler<'VerPase'> = async ({ recursoid }, { db, services }) => {
  const dicho = await readDicho(db, recursoid)
  const { serial, codigo, isNew } = await codigoDePase(dicho, services.settings.dataDir)
  if (isNew) await db.updateTable('pase').set({ codigo }).where('serial', '=', serial).execute()
  const [juicio, { rows }] = await Promise.all([
    juicioDeHoy(db, dicho),
    sql<{ compartido: boolean }>`select pase_compartido(${recursoid}) as compartido`.execute(db),
  ])
  return {
    records: [
      { ...dicho, partes: dicho.partes ?? [], codigo, ...juicio, compartido: rows[0]?.compartido ?? false },
    ],
  }
}

/** What is out of use has no pass. */
async function readDicho(db: Kysely<Database>, recursoid: string): Promise<Dicho> {
  const { rows } = await sql<{ dicho: Dicho }>`
    select pase_dicho(p) as dicho from pase_vigente(mi_cuenta(), ${recursoid}) p`.execute(db)
  const [row] = rows
  if (!row) throw refuse('RECORD_NOT_FOUND')
  return row.dicho
}
