import { createHash, randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { storageKey } from '../storage/storageKey.ts'
import type { Services } from '../handler.ts'
import type { TestApp } from './app.ts'

export interface StoredFile {
  archivoid: string
  clave: string
  /** Hex. */
  sha256: string
}

/** Files of a carrier that are really kept, of `size` bytes each that no archive makes smaller. */
export async function storedFiles(
  { make, services, spoolDir }: Pick<TestApp, 'make' | 'spoolDir'> & { services: Pick<Services, 'storage'> },
  cuenta_id: string,
  { count, size }: { count: number; size: number },
): Promise<StoredFile[]> {
  await mkdir(spoolDir, { recursive: true })
  const bytes = randomBytes(size)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const files: StoredFile[] = []
  for (let n = 0; n < count; n++) {
    const [clave, path] = [storageKey(), join(spoolDir, randomBytes(8).toString('hex'))]
    await writeFile(path, bytes)
    await services.storage.keep(clave, path)
    const { archivoid } = await make.archivo({ cuenta_id, clave, size, sha256 })
    files.push({ archivoid, clave, sha256 })
  }
  return files
}
