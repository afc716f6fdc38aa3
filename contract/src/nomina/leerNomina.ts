import { decodeText } from '../decodeText.ts'
import { conProblemas, type Leida, type ProblemaDeNomina, type NominaLeida } from '../nominaLeida.ts'
import { leerColumnas } from './lista.ts'
import { leerSicoss, pareceSicoss } from './sicoss.ts'

/**
 * A file of people, read where it is dropped: nothing of it that is not in `NominaLeida` goes any further. What a PDF says is
 * read by `leerTextoDePdf`, once somebody has its text.
 */

export type ClaseDeArchivo = 'pdf' | 'planilla' | 'binario' | 'vacio' | 'texto'

/** By what its bytes are, and not by how it is called. */
export function claseDeArchivo(bytes: Uint8Array): ClaseDeArchivo {
  const begins = (...signs: number[]) => signs.every((sign, at) => bytes[at] === sign)
  if (bytes.length === 0) return 'vacio'
  if (begins(0x25, 0x50, 0x44, 0x46)) return 'pdf'
  // Workbooks of today, and of before.
  if (begins(0x50, 0x4b, 0x03, 0x04) || begins(0xd0, 0xcf, 0x11, 0xe0)) return 'planilla'
  if (begins(0xff, 0xfe) || begins(0xfe, 0xff)) return 'texto'
  return bytes.includes(0) ? 'binario' : 'texto'
}

export function leerNomina(bytes: Uint8Array): Leida {
  const clase = claseDeArchivo(bytes)
  if (clase === 'pdf') throw new Error('a PDF is read by its text')
  if (clase !== 'texto') return conProblemas([{ que: clase }])
  const { text, encoding } = decodeText(bytes)
  if (text.trim() === '') return conProblemas([{ que: 'vacio' }])
  const lines = text.split('\n')
  const first = lines.find((line) => line.trim() !== '') ?? ''
  return pareceSicoss(first) ? leerSicoss(lines, { utf8: encoding === 'utf-8' }) : leerColumnas(lines)
}

/** What a list says of itself that can't be so of this month and this employer. Of what it does not say nothing is wrong. */
export function noCorresponde(
  { periodo, cuit, vigencia }: Pick<NominaLeida, 'periodo' | 'cuit' | 'vigencia'>,
  esperado: { periodo: string; cuit: string | null },
): ProblemaDeNomina[] {
  const month = esperado.periodo
  const outside =
    vigencia !== null &&
    (vigencia.hasta.slice(0, 7) < month || (vigencia.desde !== null && vigencia.desde.slice(0, 7) > month))
  return [
    ...(periodo !== null && periodo !== month
      ? [{ que: 'otro mes', dice: periodo, esperado: month } as const]
      : []),
    ...(cuit !== null && esperado.cuit !== null && cuit !== esperado.cuit
      ? [{ que: 'otro empleador', dice: cuit, esperado: esperado.cuit } as const]
      : []),
    ...(outside ? [{ que: 'otra vigencia', dice: vigencia.hasta, esperado: month } as const] : []),
  ]
}
