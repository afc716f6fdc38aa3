import { sql } from 'kysely'
import type { Handler } from '../../../handler.ts'

export const MirarDocumentos: Handler<'MirarDocumentos'> = async ({ pestania, documentoids }, { db }) => {
  const { rows } = await sql<{ documentoid: string; mirando: string | null }>`
    select documentoid, mirando from mirar_documentos(${pestania}, ${documentoids})`.execute(db)
  return { records: rows }
}
