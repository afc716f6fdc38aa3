import type { Kept } from '../../../storage/received.ts'
import type { Context } from '../../../handler.ts'
import { receiveDataUrl } from '../../../storage/dataUrl.ts'
import { discard, drop, keep } from '../../../storage/received.ts'

/** Keeps files that came within the call itself, as uploads are kept, and answers their ids: nobody has claimed them yet. */
export async function keepData(
  urls: readonly string[],
  { db, caller, services: { limits, spoolDir, storage } }: Context,
): Promise<string[]> {
  if (urls.length === 0) return []
  await limits.consume({ limit: 'upload', key: String(caller.tokenHash?.toString('hex')) })
  const kept: Kept[] = []
  try {
    for (const url of urls) {
      const received = await receiveDataUrl(url, spoolDir)
      kept.push(await keep(received, storage).finally(() => discard(received)))
    }
    const rows = await db.insertInto('archivo').values(kept).returning(['archivoid', 'clave']).execute()
    return kept.flatMap(({ clave }) =>
      rows.filter((row) => row.clave === clave).map(({ archivoid }) => archivoid),
    )
  } catch (error) {
    await Promise.all(kept.map((file) => drop(file, storage)))
    throw error
  }
}
