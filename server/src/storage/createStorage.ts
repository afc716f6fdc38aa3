import { join } from 'node:path'
import { diskStorage } from './disk.ts'
import type { S3Place } from './s3Place.ts'
import type { Storage } from './storage.ts'

interface StoragePlace {
  /** Folder of this installation's data; files are in one of its own in it. */
  dataDir: string
  /** Keeps the files instead of the folder. */
  s3?: S3Place | undefined
}

/** Where the settings say: an S3 bucket, or the disk. */
export async function createStorage({ dataDir, s3 }: StoragePlace): Promise<Storage> {
  if (!s3) return diskStorage(join(dataDir, 'archivos'))
  // Only where it is used: its client takes a fifth of a second to load.
  const { s3Storage } = await import('./s3.ts')
  return s3Storage(s3)
}
