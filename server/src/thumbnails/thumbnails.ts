import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { NoDibujado } from '@portal/contract/documentos.ts'
import type { Kysely } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { Storage } from '../storage/storage.ts'
import { storageKey } from '../storage/storageKey.ts'
import { createDrawer } from './drawer.ts'

export interface ThumbnailSource {
  archivoid: string
  mediatype: string
  clave: string
  miniatura: string | null
  no_dibujado: NoDibujado | null
}

/** Kinds of files of which `acceptFile` makes no small picture as they come in. */
export const drawnLater = ['application/pdf', 'image/bmp']

/**
 * The key of a file's small picture: kept when the file came in, or drawn now and kept for the next one who asks. That it
 * can't be drawn is kept too, and why, with every row that names the same bytes.
 */
export interface Thumbnails {
  /** Nothing for a file that can't be drawn, and where nobody knows. Refuses with BUSY when many of whoever looks wait to be drawn. */
  find: (file: ThumbnailSource, whose: string) => Promise<string | undefined>
  stop: () => void
}

interface ThumbnailParts {
  /** As the owner: whoever looks at a file may look at its thumbnail, and need not be one who may change files. */
  db: Kysely<Database>
  storage: Storage
  spoolDir: string
  /** Of one drawing; the drawer's own unless said otherwise. */
  timeLimitMs?: number | undefined
}

export function createThumbnails({ db, storage, spoolDir, timeLimitMs }: ThumbnailParts): Thumbnails {
  const drawer = createDrawer({ timeLimitMs })
  const drawing = new Map<string, Promise<string | undefined>>()

  async function draw(
    { archivoid, mediatype, clave }: ThumbnailSource,
    whose: string,
  ): Promise<string | undefined> {
    const drawn = await drawer.draw(whose, async () => ({
      mediatype,
      bytes: await buffer(await storage.open(clave)),
    }))
    if ('picture' in drawn) return record({ archivoid, clave }, await keep(drawn.picture))
    if (drawn.undrawn !== 'unknown')
      await db
        .updateTable('archivo')
        .set({ no_dibujado: drawn.undrawn })
        .where('clave', '=', clave)
        .where('miniatura', 'is', null)
        .execute()
    return undefined
  }

  async function keep(picture: Buffer): Promise<string> {
    await mkdir(spoolDir, { recursive: true, mode: 0o700 })
    const path = join(spoolDir, randomBytes(16).toString('hex'))
    await writeFile(path, picture, { mode: 0o600 })
    const key = storageKey()
    await storage.keep(key, path)
    return key
  }

  /** For each row that names the same bytes. Another node may have been quicker, and the file may be gone. */
  async function record(
    { archivoid, clave }: Pick<ThumbnailSource, 'archivoid' | 'clave'>,
    key: string,
  ): Promise<string | undefined> {
    const { numUpdatedRows } = await db
      .updateTable('archivo')
      .set({ miniatura: key })
      .where('clave', '=', clave)
      .where('miniatura', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows > 0n) return key
    await storage.remove(key)
    const there = await db
      .selectFrom('archivo')
      .select('miniatura')
      .where('archivoid', '=', archivoid)
      .executeTakeFirst()
    return there?.miniatura ?? undefined
  }

  return {
    stop: () => drawer.stop(),
    find(file, whose) {
      if (file.miniatura !== null) return Promise.resolve(file.miniatura)
      if (file.no_dibujado !== null) return Promise.resolve(undefined)
      const found = drawing.get(file.clave)
      if (found) return found
      const drawn = draw(file, whose).finally(() => drawing.delete(file.clave))
      drawing.set(file.clave, drawn)
      return drawn
    },
  }
}
