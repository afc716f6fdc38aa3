import { Refusal } from '@portal/contract'
import { translated } from '../database/refusals.ts'
import { discard, drop, keep, type AcceptedFile, type Kept } from '../storage/received.ts'
import type { Storage } from '../storage/storage.ts'

/**
 * Keeps files for `work`, which records them, and drops them where nothing of them was recorded for certain: it refused, or
 * answers that they were there already. After any other failure, as a connection that is lost over its commit, nobody knows:
 * then they stay, and are swept as orphans if they are some.
 */
export async function keepFiles<Result extends { repeated: boolean }>(
  files: readonly AcceptedFile[],
  storage: Storage,
  work: (kept: readonly Kept[]) => Promise<Result>,
): Promise<Result> {
  const kept: Kept[] = []
  const dropAll = () => Promise.all(kept.map((file) => drop(file, storage)))
  try {
    for (const file of files) kept.push(await keep(file, storage))
  } catch (error) {
    await Promise.all([dropAll(), ...files.map(discard)])
    throw error
  }
  try {
    const result = await work(kept)
    if (result.repeated) await dropAll()
    return result
  } catch (error) {
    const why = translated(error)
    if (why instanceof Refusal && why.status === 200) await dropAll()
    throw error
  }
}
