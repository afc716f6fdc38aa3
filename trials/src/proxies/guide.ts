import { readFile } from 'node:fs/promises'
import { Stop } from '@portal/bench/stop.ts'

/** A file of docs/operacion/ as the guide shows it, with each of these words put in another's place: those of here. */
export async function fromGuide(
  name: string,
  words: readonly (readonly [string, string])[],
): Promise<string> {
  let text = await readFile(new URL(`../../../docs/operacion/${name}`, import.meta.url), 'utf8')
  for (const [shown, here] of words) {
    if (!text.includes(shown)) throw new Stop(`docs/operacion/${name} ya no dice «${shown}».`)
    text = text.replaceAll(shown, here)
  }
  return text
}
