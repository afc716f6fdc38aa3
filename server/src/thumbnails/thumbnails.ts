import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
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
}

/** The key of a file's small picture: kept when the file came in, or drawn now and kept for the next one who asks. */
export interface Thumbnails {
  /** Nothing for a file that can't be drawn. Refuses with BUSY when many of whoever looks wait to be drawn. */
  find: (file: ThumbnailSource, whose: string) => Promise<string | undefined>
  stop: () => void
}

interface ThumbnailParts {
  /** As the owner: whoever looks at a file may look at its thumbnail, and need not be one who may change files. */
  db: Kysely<Database>
  storage: Storage
  spoolDir: string
}

/** What is kept in mind, so that a broken file isn't tried at each look; another node, or a restart, tries it once more. */
const maxRemembered = 1_000

export function createThumbnails({ db, storage, spoolDir }: ThumbnailParts): Thumbnails {
  const drawer = createDrawer()
  const drawing = new Map<string, Promise<string | undefined>>()
  const undrawable = new Set<string>()

  async function draw(
    { archivoid, mediatype, clave }: ThumbnailSource,
    whose: string,
  ): Promise<string | undefined> {
    const picture = await drawer.draw(whose, async () => ({
      mediatype,
      bytes: await buffer(await storage.open(clave)),
    }))
    if (!picture) {
      if (undrawable.size >= maxRemembered) undrawable.clear()
      undrawable.add(clave)
      return undefined
    }
    return record(archivoid, await keep(picture))
  }

  async function keep(picture: Buffer): Promise<string> {
    await mkdir(spoolDir, { recursive: true, mode: 0o700 })
    const path = join(spoolDir, randomBytes(16).toString('hex'))
    await writeFile(path, picture, { mode: 0o600 })
    const key = storageKey()
    await storage.keep(key, path)
    return key
  }

  /** Another node may have been quicker, and the file may be gone. */
  async function record(archivoid: string, key: string): Promise<string | undefined> {
    const { numUpdatedRows } = await db
      .updateTable('archivo')
      .set({ miniatura: key })
      .where('archivoid', '=', archivoid)
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
      if (undrawable.has(file.clave)) return Promise.resolve(undefined)
      const found = drawing.get(file.clave)
      if (found) return found
      const drawn = draw(file, whose).finally(() => drawing.delete(file.clave))
      drawing.set(file.clave, drawn)
      return drawn
    },
  }
}
