import { isCuit, onlyDigits } from '@portal/contract/identificacion.ts'

/** As people write one: with its dashes, dots or spaces, or without. No digit stands before or after it. */
const cuit = /(?<!\d)\d{2}[-. ]?\d{8}[-. ]?\d(?!\d)/g

/** Digits and what stands between them: long enough to be meant as a number of somebody, and no number of a street. */
const otroNumero = /\d(?:[\d.-]*\d)?/g
const pareceUnNumero = 7

interface CuitsPegados {
  /** Each once, as their digits. */
  cuits: string[]
  /** What was meant as one and is none, as it was written. */
  malos: string[]
}

/** What a pasted list or the rows of a sheet hold; names and whatever else stands beside a number are no matter. */
export function cuitsPegados(typed: string): CuitsPegados {
  const cuits = new Set<string>()
  const malos = new Set<string>()
  const rest = typed.replace(cuit, (written) => {
    const digits = onlyDigits(written)
    if (isCuit(digits)) cuits.add(digits)
    else malos.add(written)
    return ' '
  })
  for (const [written] of rest.matchAll(otroNumero))
    if (onlyDigits(written).length >= pareceUnNumero) malos.add(written)
  return { cuits: [...cuits], malos: [...malos] }
}
