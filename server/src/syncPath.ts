import { open } from 'node:fs/promises'

/** Waits until a file's bytes, or a folder's names, are on the disk for good. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
