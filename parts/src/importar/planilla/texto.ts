import { maxCelda } from './planilla.ts'

/** Signs that are no text, and that a database doesn't take: each is seen as `�` from here on. */
// eslint-disable-next-line no-control-regex -- these are the signs that it is about
const noTexto = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/** A cell as text: without what is around it, on one line. */
export const limpio = (text: string): string =>
  text
    .replace(noTexto, '\ufffd')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

export const cortado = (text: string): string => text.slice(0, maxCelda)

const dos = (n: number) => String(n).padStart(2, '0')

/** A cell of an XLSX: a date is the day that the sheet shows, which its reader gives as midnight of UTC. */
export function deCelda(value: unknown): string {
  if (value instanceof Date)
    return `${String(value.getUTCFullYear()).padStart(4, '0')}-${dos(value.getUTCMonth() + 1)}-${dos(value.getUTCDate())}`
  if (typeof value === 'number') return deNumero(value)
  if (typeof value === 'boolean') return value ? 'Sí' : 'No'
  return typeof value === 'string' ? limpio(value) : ''
}

/** All its digits: 8.5e7 of a sheet is 85000000. */
const deNumero = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) >= 1e21 ? BigInt(value).toString() : String(value)
