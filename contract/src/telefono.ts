import { dialingCodes } from './dialingCodes.ts'

/** Telephone numbers as people write them. How they are checked and kept stands in `values.ts`. */

/** Argentina's area codes of three digits; beside these and 11, all have four. */
const threeDigits =
  /^(22[013]|23[067]|249|26[01346]|280|29[14789]|336|34[12358]|35[138]|36[24]|37[069]|38[013578])/
/** Four digits that are an area code of their own, and begin with one of three: nobody can tell by the number. */
const eitherWay =
  /^(2202|2302|236[2-9]|264[678]|294[02358]|2972|298[23]|343[5-8]|345[4-8]|348[2-9]|353[237]|358[2-5]|385[4-8]|387[3678]|388[5-8])/

/** `+5491154445566` as `+54 9 11 5444-5566`; of another country, its code apart; anything else as it is. */
export function formatPhone(number: string): string {
  const [, nine = '', national] = /^\+54(9?)(\d{10})$/.exec(number) ?? []
  if (national !== undefined) return ['+54', nine, formatNational(national)].filter(Boolean).join(' ')
  const code = dialingCodes
    .map(({ codigoarea }) => codigoarea)
    .filter((codigoarea) => number.startsWith(codigoarea))
    .toSorted((a, b) => b.length - a.length)[0]
  const rest = code === undefined ? '' : number.slice(code.length)
  return code === undefined || !/^\d+$/.test(rest) ? number : `${code} ${rest}`
}

/**
 * The number alone, as it is kept, of what people type beside a dialling code: «011 15-4445-5566», «+54 9 341 512 3456». In
 * Argentina the country's code, the trunk 0, the 9 of calls from abroad and the 15 of calls within are no part of it. What isn't
 * understood comes back without its spaces and signs, for the check to say what is wrong. See docs/decisions/0081.
 */
export function nationalNumber(codigoarea: string, typed: string): string {
  const international = /^\s*(\+|00)/.test(typed)
  const written = typed.replace(/[\s().+/–-]/g, '').replace(international ? /^00/ : /^$/, '')
  if (codigoarea !== '+54') {
    const code = codigoarea.slice(1)
    return international && written.startsWith(code) ? written.slice(code.length) : written
  }
  // No Argentine number begins with 54: so it is the country's, with its + or without.
  const national = written.replace(/^54(?=\d{10})/, '').replace(/^0?(9(?=0?(\d{10}|\d{12})$))?0?/, '')
  return /^\d{12}$/.test(national) ? withoutFifteen(national) : national
}

/** The 15 stands between the area code and the rest. Which of three or four digits it is, where it stands tells. */
function withoutFifteen(number: string): string {
  const lengths = number.startsWith('11') ? [2] : eitherWay.test(number) ? [3, 4] : [areaOf(number)]
  const area = lengths.find((length) => number.startsWith('15', length))
  return area === undefined ? number : number.slice(0, area) + number.slice(area + 2)
}

/** What a field shows of a number that was understood, once it is left: `11 4445-5566`; anything else as it is. */
export const readableNumber = (codigoarea: string, numero: string): string =>
  codigoarea === '+54' && /^[123]\d{9}$/.test(numero) ? formatNational(numero) : numero

const areaOf = (number: string) => (number.startsWith('11') ? 2 : threeDigits.test(number) ? 3 : 4)

function formatNational(number: string): string {
  if (eitherWay.test(number)) return number.replace(/(...)(...)(....)/, '$1 $2 $3')
  const area = areaOf(number)
  return `${number.slice(0, area)} ${number.slice(area, -4)}-${number.slice(-4)}`
}
