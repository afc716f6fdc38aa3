import { sql } from 'kysely'
import type { Context } from '../../../handler.ts'
import { uploadTry } from '../../../sessions/limits.ts'
import { receiveDataUrl } from '../../../storage/dataUrl.ts'
import {
  discard,
  drop,
  keep,
  type AcceptedFile,
  type Kept,
  type Received,
} from '../../../storage/received.ts'

/**
 * Looks into files that came within the call itself, as uploads are looked into: before anything is written, because no
 * connection waits for that.
 */
export async function acceptData(
  urls: readonly string[],
  { alone, caller, services: { limits, inspector, spoolDir } }: Context,
): Promise<AcceptedFile[]> {
  if (urls.length === 0) return []
  const { rows } = await sql<{ cuenta_id: string }>`select mi_cuenta() as cuenta_id`.execute(alone)
  const whose = String(rows[0]?.cuenta_id)
  const received: Received[] = []
  try {
    for (const url of urls) received.push(await receiveDataUrl(url, spoolDir))
    await limits.consume(
      { limit: 'upload', key: String(caller.tokenHash?.toString('hex')) },
      uploadTry(
        whose,
        received.reduce((sum, { bytes }) => sum + bytes.size, 0),
      ),
    )
    return await inspector.accept(received, whose)
  } catch (error) {
    await Promise.all(received.map(discard))
    throw error
  }
}

/** Keeps them as uploads are kept, and answers their ids: nobody has claimed them yet. */
export async function keepData(
  files: readonly AcceptedFile[],
  { db, services: { storage } }: Context,
): Promise<string[]> {
  if (files.length === 0) return []
  const kept: Kept[] = []
  try {
    for (const file of files) kept.push(await keep(file, storage).finally(() => discard(file)))
    const rows = await db.insertInto('archivo').values(kept).returning(['archivoid', 'clave']).execute()
    return kept.flatMap(({ clave }) =>
      rows.filter((row) => row.clave === clave).map(({ archivoid }) => archivoid),
    )
  } catch (error) {
    await Promise.all(kept.map((file) => drop(file, storage)))
    throw error
  }
}
