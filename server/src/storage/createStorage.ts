import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { diskStorage } from './disk.ts'
import type { Storage } from './storage.ts'

/** Where the settings say: an S3 bucket, or the disk. */
export async function createStorage({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): Promise<Storage> {
  if (!s3) return diskStorage(join(dataDir, 'archivos'))
  // Only where it is used: its client takes a fifth of a second to load.
  const { s3Storage } = await import('./s3.ts')
  return s3Storage(s3)
}
