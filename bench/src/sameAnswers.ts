import { ask } from './ask.ts'
import type { Running } from './servers.ts'
import { Stop } from './stop.ts'
import type { Work } from './works.ts'

/** Of a work's requests so many are compared, from its first on: every page and every search is among them. */
const compared = 40

/** Stops unless floor and product answer the same bytes, but for the words that each gives away by itself. */
export async function requireSameAnswers(
  floor: Running,
  product: Running,
  { name, floor: toFloor, product: toProduct, ownWords }: Work,
): Promise<void> {
  for (const [i, request] of toProduct.slice(0, compared).entries()) {
    const atFloor = toFloor[i]
    if (!atFloor) throw new Error(`${name}: the floor has fewer requests`)
    const [expected, answered] = await Promise.all([ask(product.url, request), ask(floor.url, atFloor)])
    const difference = firstDifference(without(ownWords, expected), without(ownWords, answered))
    if (difference)
      throw new Stop(
        `El piso no responde lo mismo que el producto a «${name}» (pedido ${i + 1}), y así no se compara nada.\n` +
          `producto: …${difference.one}\npiso:     …${difference.other}`,
      )
  }
}

const without = (words: RegExp | undefined, body: string) => (words ? body.replace(words, '') : body)

const before = 60
const shown = 160

/** Where two texts part, with what stands around it. */
export function firstDifference(one: string, other: string): { one: string; other: string } | undefined {
  if (one === other) return undefined
  let place = 0
  while (place < one.length && one[place] === other[place]) place++
  const around = (text: string) => text.slice(Math.max(0, place - before), place + shown)
  return { one: around(one), other: around(other) }
}
