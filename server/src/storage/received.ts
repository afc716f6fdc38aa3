import type { Readable } from 'node:stream'
import type { AcceptedType } from './acceptedTypes.ts'
import { shownName } from './fileName.ts'
import { spool, type Spooled } from './spool.ts'
import type { Storage } from './storage.ts'
import { storageKey } from './storageKey.ts'

/** A file that came in whole; nobody has looked into it. */
export interface Received {
  nombre: string
  bytes: Spooled
}

/** One that is what it should be, not kept yet. */
export interface AcceptedFile extends Received {
  mediatype: AcceptedType
  thumbnail: Spooled | undefined
}

/** A kept file as the table `archivo` tells of it. */
export interface Kept {
  nombre: string
  size: number
  sha256: string
  mediatype: AcceptedType
  clave: string
  miniatura: string | null
}

/** Takes a file in, and refuses it (1515) with nothing left behind. */
export async function receive(
  source: Readable,
  name: string | undefined,
  spoolDir: string,
  maxBytes?: number,
): Promise<Received> {
  return { nombre: shownName(name), bytes: await spool(source, spoolDir, maxBytes) }
}

export async function discard({ bytes, thumbnail }: Received & Partial<AcceptedFile>): Promise<void> {
  await Promise.all([bytes.discard(), thumbnail?.discard()])
}

/** Keeps it for good, under keys that nothing else knows yet. */
export async function keep(
  { nombre, mediatype, bytes, thumbnail }: AcceptedFile,
  storage: Storage,
): Promise<Kept> {
  const [clave, miniatura] = await Promise.all([
    keepBytes(bytes, storage),
    thumbnail ? keepBytes(thumbnail, storage) : null,
  ])
  return { nombre, size: bytes.size, sha256: bytes.sha256, mediatype, clave, miniatura }
}

/** Undoes `keep`. */
export async function drop({ clave, miniatura }: Kept, storage: Storage): Promise<void> {
  await Promise.all([storage.remove(clave), miniatura === null ? undefined : storage.remove(miniatura)])
}

async function keepBytes({ path }: Spooled, storage: Storage): Promise<string> {
  const key = storageKey()
  await storage.keep(key, path)
  return key
}
