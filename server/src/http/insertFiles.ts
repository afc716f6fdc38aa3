import type { Statement } from '../database/batch.ts'
import type { Kept } from '../storage/received.ts'

/** Records files that are kept: they belong to nothing until something names them. */
export function insertFiles(kept: readonly Kept[]): Statement {
  return {
    text: `insert into archivo (nombre, size, sha256, mediatype, clave, miniatura)
           select nombre, size, sha256, mediatype, clave, miniatura
           from jsonb_to_recordset($1) as file
             (nombre text, size int, sha256 text, mediatype text, clave text, miniatura text)
           returning archivoid, nombre, size, mediatype`,
    values: [JSON.stringify(kept)],
  }
}
