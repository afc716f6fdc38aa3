import { randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Storage } from '../storage/storage.ts'
import type { Balance } from './tareas.ts'

interface ConservacionParts {
  /** As the owner. */
  db: Kysely<Database>
  storage: Storage
}

interface Gone {
  clave: string
  miniatura: string | null
  documentoid: string
  size: number
}

/** Few enough for one statement to take well under a second. */
const atOnce = 200

/**
 * Takes away the bytes of files that are past their time, while the provider has it switched on, and leaves what proves them. The
 * rows first: bytes without a row are only some disk, and the sweep of orphans makes good what a killed server left. Each run that
 * takes something leaves a line of the audit with its counts. The balance counts files. See docs/decisions/0138.
 */
export async function applyConservacion({ db, storage }: ConservacionParts): Promise<Balance> {
  const corrida = `conservacion ${randomUUID()}`
  const documentos = new Set<string>()
  let [archivos, bytes] = [0, 0]
  for (;;) {
    const { rows } = await db
      .transaction()
      .execute((trx) =>
        sql<Gone>`select * from eliminar_por_conservacion(${atOnce}, ${corrida})`.execute(trx),
      )
    if (rows.length === 0) break
    for (const { clave, miniatura, documentoid, size } of rows) {
      await storage.remove(clave)
      if (miniatura !== null) await storage.remove(miniatura)
      documentos.add(documentoid)
      archivos++
      bytes += size
    }
  }
  if (archivos > 0) {
    const campos = { archivos: [null, archivos], documentos: [null, documentos.size], bytes: [null, bytes] }
    await db
      .insertInto('auditoria')
      .values({
        accion: 'CorridaDeConservacion',
        request_id: corrida,
        cambios: sql`${JSON.stringify([{ tabla: 'archivo_eliminado', id: corrida, que: 'alta', campos }])}::jsonb`,
      })
      .execute()
  }
  return { hechos: archivos, fallidos: 0 }
}
