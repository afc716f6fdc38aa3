import type { Control } from '@portal/contract/controles.ts'
import { flatten, meses, nameLabel, spellingsOf } from '@portal/contract/lectura.ts'

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

/** Where on a page something that was found is written; nothing where it is spelled in a way that can't be followed. */
export function lugarDe(palabras: readonly Palabra[], { que, dice }: Control): Caja | undefined {
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
function writingsOf(que: Control['que'], dice: string): string[] {
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
