import { createHash, randomBytes } from 'node:crypto'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

/** Keeps bytes on disk for good before they are recorded: written aside, synced, renamed, and the folder synced. */
export const createSubir =
  (pool: pg.Pool, folder: string) =>
  async (session: Buffer, bytes: Buffer): Promise<object> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const clave = randomBytes(16).toString('hex')
    const file = await open(join(folder, `${clave}.tmp`), 'w')
    await file.writeFile(bytes)
    await file.sync()
    await file.close()
    await rename(join(folder, `${clave}.tmp`), join(folder, clave))
    const parent = await open(folder)
    await parent.sync()
    await parent.close()
    const { rows } = await pool.query<object>({
      name: 'subir',
      text: `with quien as (select _cuenta from piso.abierta where token_hash = $1),
        anotado as (
          insert into piso.auditoria (actor, cuenta_id, accion, objeto, request_id)
          select _cuenta, _cuenta, 'upfile', $4, $4 from quien)
        insert into piso.archivo (cuenta_id, nombre, size, sha256, mediatype, clave)
        select _cuenta, 'papel.bmp', $2::integer, $3, 'image/bmp', $4 from quien returning archivoid, nombre, size, mediatype`,
      values: [session, bytes.length, sha256, clave],
    })
    return { records: rows }
  }
