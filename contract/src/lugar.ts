import type { Control } from './controles.ts'
import { flatten, meses, nameLabel, spellingsOf } from './lectura.ts'

/** In fractions of the page's width and height, from its upper left corner. */
export interface Caja {
  x: number
  y: number
  ancho: number
  alto: number
}

/** A word, or what stands without a space, and where. */
export interface Palabra extends Caja {
  texto: string
}

/** What pdf.js tells of a run of text. */
export interface Tirada {
  str: string
  /** From the run's own space to the page's: its direction, its upright and its origin. */
  transform: readonly number[]
  width: number
  height: number
}

/** Of a page of pdf.js at a scale of one. */
interface Vista {
  width: number
  height: number
  convertToViewportPoint: (x: number, y: number) => unknown[]
}

/** A run divided at its spaces, each part as wide as its share of the signs. */
export function palabrasDe({ str, transform, width, height }: Tirada, vista: Vista): Palabra[] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = transform
  const [along, up] = [unit(a, b), unit(c, d)]
  const corner = (right: number, high: number) =>
    vista
      .convertToViewportPoint(e + along[0] * right + up[0] * high, f + along[1] * right + up[1] * high)
      .map(Number)
  return [...str.matchAll(/\S+/g)].map(({ index, 0: texto }) => {
    const from = (index / str.length) * width
    const to = ((index + texto.length) / str.length) * width
    // A little below its line, where g and p hang.
    const [low, high] = [-height * 0.2, height * 0.9]
    const corners = [corner(from, low), corner(to, low), corner(from, high), corner(to, high)]
    const xs = corners.map(([x = 0]) => fraction(x / vista.width))
    const ys = corners.map(([, y = 0]) => fraction(y / vista.height))
    const [x, y] = [Math.min(...xs), Math.min(...ys)]
    return { texto, x, y, ancho: Math.max(...xs) - x, alto: Math.max(...ys) - y }
  })
}

function unit(x: number, y: number): [number, number] {
  const length = Math.hypot(x, y)
  return length === 0 ? [0, 0] : [x / length, y / length]
}

const fraction = (value: number) => (Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0)

/** Something that was read on a page: what it is, and as it is kept. */
export type Hallado = Pick<Control, 'dice'> & {
  /** Which paper it is stands there in a phrase. */
  que: Control['que'] | 'tipo'
}

/** Where on a page something that was found is written; nothing where it is spelled in a way that can't be followed. */
export function lugarDe(palabras: readonly Palabra[], { que, dice }: Hallado): Caja | undefined {
  if (dice === null) return undefined
  const signs = signsOf(que === 'nombre' ? palabras.filter(({ texto }) => !isNameLabel(texto)) : palabras)
  for (const writing of writingsOf(que, dice)) {
    const caja = find(signs, writing)
    if (caja) return caja
  }
  return undefined
}

const spelled = (text: string) =>
  flatten(text)
    .toUpperCase()
    .replace(/[^A-Z\d]/g, '')

const isNameLabel = (text: string) => nameLabel.test(spelled(text))

/** Every letter and figure of a page, one after the other. */
interface Signs {
  text: string
  /** By sign: the word that it is of. */
  words: readonly Palabra[]
  /** Where a run of signs begins that nothing divides. */
  starts: ReadonlySet<number>
}

function signsOf(palabras: readonly Palabra[]): Signs {
  let text = ''
  const words: Palabra[] = []
  const starts = new Set<number>()
  for (const palabra of palabras) {
    for (const run of flatten(palabra.texto)
      .toUpperCase()
      .match(/[A-Z\d]+/g) ?? []) {
      starts.add(text.length)
      text += run
      for (let sign = 0; sign < run.length; sign++) words.push(palabra)
    }
  }
  starts.add(text.length)
  return { text, words, starts }
}

/** The first time that it stands there whole, and not inside of a longer run. */
function find({ text, words, starts }: Signs, writing: string): Caja | undefined {
  if (writing === '') return undefined
  for (let at = text.indexOf(writing); at !== -1; at = text.indexOf(writing, at + 1)) {
    const end = at + writing.length
    if (starts.has(at) && starts.has(end)) return around(words.slice(at, end))
  }
  return undefined
}

function around(palabras: readonly Palabra[]): Caja {
  const x = Math.min(...palabras.map((each) => each.x))
  const y = Math.min(...palabras.map((each) => each.y))
  const right = Math.max(...palabras.map((each) => each.x + each.ancho))
  const bottom = Math.max(...palabras.map((each) => each.y + each.alto))
  return { x, y, ancho: right - x, alto: bottom - y }
}

/** The ways in which the paper may write what was found on it. */
function writingsOf(que: Hallado['que'], dice: string): string[] {
  switch (que) {
    case 'nombre':
    case 'razon_social':
      return spellingsOf(dice).map(spelled)
    case 'fecha_emision':
    case 'fecha_vencimiento': {
      const [year = '', month = '', day = ''] = dice.split('-')
      const [plainMonth, plainDay, name] = [
        String(Number(month)),
        String(Number(day)),
        meses[Number(month) - 1] ?? '',
      ]
      return [
        `${day}${month}${year}`,
        `${year}${month}${day}`,
        `${plainDay}${plainMonth}${year}`,
        ...['DE', 'DEL'].flatMap((of) => [`${plainDay}DE${name}${of}${year}`, `${day}DE${name}${of}${year}`]),
      ]
    }
    case 'periodo': {
      const [year = '', month = ''] = dice.split('-')
      const name = meses[Number(month) - 1] ?? ''
      return [`${month}${year}`, `${String(Number(month))}${year}`, `${name}DE${year}`, `${name}${year}`]
    }
    default:
      return [spelled(dice)]
  }
}
