import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** What is written on a form, by the name of its place. */
export type Values = Readonly<Record<string, string>>

/** Beside this file in the sources, and beside the bundle once built. `npm run demo:files` makes them. */
const folder = new URL('./forms/', import.meta.url)

/** From one letter of a card to the next; each is 4 wide and 6 high. */
export const ADVANCE = 5.4

/** What a card calls the drawing of a letter. */
export const signId = (sign: string): string => `u${String(sign.codePointAt(0))}`

/** Read anew each time: they are needed once, at a first start. */
const readForm = (name: string) => readFile(new URL(name, folder))

/**
 * Writes on the places of a PDF. Each takes as many bytes as before, so that the offsets in its table of objects stay true:
 * spaces between the figures of a string in hexadecimal are none of the text.
 */
export async function fillPdf(name: string, values: Values): Promise<Buffer> {
  const form = await readForm(`${name}.pdf`)
  const filled = form.toString('latin1').replace(/<7e([\da-f]+) *>(?= Tj)/g, (place, hex: string) => {
    const value = valueOf(values, Buffer.from(hex, 'hex').toString('latin1'))
    const written = `<${Buffer.from(value, 'latin1').toString('hex')}`
    if (written.length >= place.length) throw new Error(`${value} is too long for ${name}`)
    return `${written.padEnd(place.length - 1)}>`
  })
  return Buffer.from(filled, 'latin1')
}

/** Writes on the places of a card, `{{name widest}}`, each squeezed into what is `widest`, and photographs it: a JPEG. */
export async function fillPicture(name: string, values: Values): Promise<Buffer> {
  const form = await readForm(`${name}.svg`)
  const filled = form.toString().replace(/\{\{(\w+) (\d+)\}\}/g, (_, place: string, widest: string) => {
    const signs = Array.from(valueOf(values, place).toUpperCase())
    const squeeze = Math.min(1, Number(widest) / (signs.length * ADVANCE))
    const letters = signs.map(
      (sign, index) => `<use href="#${signId(sign)}" x="${(index * ADVANCE).toFixed(1)}"/>`,
    )
    return `<g transform="scale(${squeeze.toFixed(3)})">${letters.join('')}</g>`
  })
  return sharp(Buffer.from(filled)).jpeg({ quality: 70 }).toBuffer()
}

function valueOf(values: Values, place: string): string {
  const value = values[place]
  if (value === undefined) throw new Error(`nothing to write on ${place}`)
  return value
}
