import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drawThumbnail } from '../inspection/drawThumbnail.ts'
import type { Progress } from '../progress.ts'
import type { Storage } from '../storage/storage.ts'
import { storageKey } from '../storage/storageKey.ts'
import { makeFile, type DemoFile } from './files.ts'
import type { Paper } from './paper.ts'

/** A paper, and whether it comes from an office or was photographed. */
export interface PresentedPaper {
  paper: Paper
  as: 'pdf' | 'picture'
}

/** A demo file in the storage, as the table `archivo` tells of it. */
export interface KeptFile {
  nombre: string
  size: number
  sha256: string
  mediatype: string
  clave: string
  miniatura: string | null
}

/** The disk waits while another file is filled in, so a few at once are quicker than one. */
const AT_ONCE = 8

/** Fills in every paper, and keeps it under a key of its own, as if it had been uploaded. */
export async function keepFiles(
  papers: readonly PresentedPaper[],
  { storage, spoolDir, progress }: { storage: Storage; spoolDir: string; progress: Progress },
): Promise<Map<PresentedPaper, KeptFile>> {
  await mkdir(spoolDir, { recursive: true, mode: 0o700 })
  const kept = new Map<PresentedPaper, KeptFile>()
  const left = papers.values()
  const work = async () => {
    for (const presented of left) {
      const file = await makeFile(presented.paper, presented.as)
      kept.set(presented, await keepFile(file, storage, spoolDir))
      progress({ what: 'Guardando la demostración', done: kept.size, of: papers.length })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return kept
}

async function keepFile(file: DemoFile, storage: Storage, spoolDir: string): Promise<KeptFile> {
  const { name, mediatype, bytes } = file
  const path = await spooled(bytes)
  const thumbnail = mediatype === 'image/jpeg' ? await drawThumbnail(bytes) : undefined
  return {
    nombre: name,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    mediatype,
    clave: await keep(path),
    miniatura: thumbnail ? await keep(await spooled(thumbnail)) : null,
  }

  async function spooled(content: Buffer): Promise<string> {
    const place = join(spoolDir, randomBytes(16).toString('hex'))
    await writeFile(place, content, { mode: 0o600 })
    return place
  }

  async function keep(place: string): Promise<string> {
    const key = storageKey()
    await storage.keep(key, place)
    return key
  }
}
