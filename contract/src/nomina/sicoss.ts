import { isCuit } from '../identificacion.ts'
import {
  conProblemas,
  maxPersonas,
  type Leida,
  type PersonaDeNomina,
  type ProblemaDeNomina,
  type Revista,
} from '../nominaLeida.ts'

/**
 * The fixed text that payroll programs write for SICOSS and that «Declaración en línea» imports: a worker a line, without
 * heads. It names neither its employer nor its month. Amounts are never cut out of a line.
 */

/** Signs of a line: of today, and of two earlier versions, which end sooner. */
const largosDeSicoss: readonly number[] = [499, 475, 463]

/** The mark by which DOS ended a file. */
const endOfDos = '\u001a'

/** Whether a file that begins so is meant to be SICOSS: a long line without separators, whatever is wrong with it. */
export const pareceSicoss = (line: string): boolean =>
  line.length >= 100 && !line.includes(';') && (/^[\d ]{11}/.test(line) || line.length >= 400)

/** Both counted from 1, as the layout is published. */
const field = (line: string, first: number, last: number) => line.slice(first - 1, last).trim()

/** Lines as they stand in the file, all of which are read before any problem is told. `utf8`: its signs were. */
export function leerSicoss(lines: readonly string[], { utf8 }: { utf8: boolean }): Leida {
  const problemas: ProblemaDeNomina[] = []
  const personas: PersonaDeNomina[] = []
  const seen = new Map<string, number>()
  for (const [index, raw] of lines.entries()) {
    const line = raw.replaceAll(endOfDos, '').replace(/\r+$/, '')
    if (line.trim() === '') continue
    const problema = problemaDeLinea(line, index + 1, utf8) ?? readInto(line, index + 1)
    if (problema) problemas.push(problema)
  }
  if (personas.length > maxPersonas) problemas.unshift({ que: 'demasiados', max: maxPersonas })
  if (problemas.length > 0) return conProblemas(problemas)
  if (personas.length === 0) return conProblemas([{ que: 'sin personas' }])
  return {
    nomina: {
      origen: 'sicoss',
      periodo: null,
      cuit: null,
      vigencia: null,
      rectificativa: null,
      cabezas: null,
      personas,
    },
  }

  function readInto(line: string, linea: number): ProblemaDeNomina | undefined {
    const cuil = field(line, 1, 11)
    if (!isCuit(cuil)) return { que: 'cuil', linea }
    if (cuil.startsWith('3')) return { que: 'empresa', linea }
    const antes = seen.get(cuil)
    if (antes !== undefined) return { que: 'repetido', linea, antes }
    const situacion = number(field(line, 45, 46))
    if (situacion === undefined) return { que: 'situacion', linea }
    const revistas = revistasDe(line)
    if (typeof revistas === 'string') return { que: revistas, linea }
    seen.set(cuil, linea)
    personas.push({
      cuil,
      nombre: field(line, 12, 41).replace(/\s+/g, ' '),
      situacion,
      revistas,
      scvo: scvoDe(field(line, 463, 463)),
    })
    return undefined
  }
}

function problemaDeLinea(line: string, linea: number, utf8: boolean): ProblemaDeNomina | undefined {
  if (line.includes('\t')) return { que: 'tabulaciones', linea }
  if (largosDeSicoss.includes(line.length)) return undefined
  // Padded by bytes and read by signs, or the other way about: each sign of two bytes moved all that follows it.
  if (
    utf8
      ? largosDeSicoss.includes(new TextEncoder().encode(line).length)
      : /[\u00c2\u00c3][\u0080-\u00bf]/.test(line)
  )
    return { que: 'codificacion', linea }
  return { que: 'largo', linea, largo: line.length }
}

const number = (text: string): number | undefined => (/^\d{1,2}$/.test(text) ? Number(text) : undefined)

/** Three of them at most, each of two signs with the two of its day; the first empty one ends them. */
function revistasDe(line: string): Revista[] | 'situacion' | 'dia' {
  const revistas: Revista[] = []
  for (const first of [248, 252, 256]) {
    const [code, day] = [field(line, first, first + 1), field(line, first + 2, first + 3)]
    // Zeros fill a place as blanks do: the code 00 with a day is a «baja».
    if ((code === '' || /^0+$/.test(code)) && (day === '' || /^0+$/.test(day))) continue
    const [situacion, dia] = [number(code), number(day)]
    if (situacion === undefined) return 'situacion'
    const before = revistas.at(-1)
    if (dia === undefined || dia < 1 || dia > 31 || (before && before.dia >= dia)) return 'dia'
    revistas.push({ situacion, dia })
  }
  return revistas
}

const scvoDe = (sign: string): boolean | null =>
  /^[TtSs1]$/.test(sign) ? true : /^[FfNn0]$/.test(sign) ? false : null
