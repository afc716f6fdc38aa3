import { setTimeout as sleep } from 'node:timers/promises'

/** Asks again until it is so; answers whether it came to be so in time. */
export async function until(
  isSo: () => Promise<boolean>,
  { ms, everyMs = 100 }: { ms: number; everyMs?: number },
): Promise<boolean> {
  const deadline = performance.now() + ms
  while (performance.now() < deadline) {
    if (await isSo().catch(() => false)) return true
    await sleep(everyMs)
  }
  return false
}
