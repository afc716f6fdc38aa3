import { decodeText } from '@portal/contract/decodeText.ts'
import { parse } from 'csv-parse/browser/esm/sync'
import { PlanillaProblem, type Fila } from './planilla.ts'
import { limpio } from './texto.ts'

const separadores = [';', ',', '\t'] as const

/** The one that most of the first lines have, and as often: outside of quotes. */
function separadorDe(texto: string): string {
  const dicho = /^sep=(.)\r?\n/i.exec(texto)?.[1]
  if (dicho !== undefined) return dicho
  const lineas = texto
    .slice(0, 20_000)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .slice(0, 20)
  const puntaje = (separador: string) => {
    const veces = lineas.map((linea) => linea.split(separador).length - 1).filter((n) => n > 0)
    return veces.length * 100 + Math.min(...veces.map((n) => Math.min(n, 50)), 50)
  }
  return [...separadores].sort((a, b) => puntaje(b) - puntaje(a))[0] ?? ';'
}

export function leerCsv(bytes: Uint8Array): Fila[] {
  const { text: texto, encoding } = decodeText(bytes)
  if (encoding !== 'utf-16' && bytes.includes(0)) throw new PlanillaProblem('noEsTexto')
  const delimiter = separadorDe(texto)
  const sinAviso = texto.replace(/^sep=.\r?\n/i, '')
  const desde = sinAviso === texto ? 1 : 2
  try {
    const filas = parse(sinAviso, {
      delimiter,
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
    })
    return filas.map((celdas, i) => ({ n: i + desde, celdas: celdas.map(limpio) }))
  } catch {
    // With all that is relaxed, a quote that never ends is what is left.
    throw new PlanillaProblem('comillas')
  }
}
