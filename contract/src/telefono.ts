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

function formatNational(number: string): string {
  if (eitherWay.test(number)) return number.replace(/(...)(...)(....)/, '$1 $2 $3')
  const area = number.startsWith('11') ? 2 : threeDigits.test(number) ? 3 : 4
  return `${number.slice(0, area)} ${number.slice(area, -4)}-${number.slice(-4)}`
}
