import { isCalendarDate } from './calendario.ts'
import { isCuit } from './identificacion.ts'

/**
 * What the PDF417 of an Argentine DNI says. Cards from 2012 on: procedure, surname, given names, sex, number, copy, birth,
 * issue, and on most of them the CUIL's prefix and check digit. First cards, 2009–12: the number comes second, the end of
 * validity is there. Electronic ones (from 2026 on) carry no PDF417.
 */

type Sexo = 'F' | 'M' | 'X'

export interface Dni {
  tarjeta: 'desde 2012' | '2009 a 2012'
  apellido: string
  nombres: string
  sexo: Sexo
  /** Digits alone. */
  documento: string
  ejemplar: string
  tramite: string
  /** Digits alone; null where the card has none, or one whose check digit does not agree with the rest. */
  cuil: string | null
  /** The card names a CUIL, and it can't be one: nothing of it is taken. */
  cuilDudoso: boolean
  /** In capitals, as the first cards say it. */
  nacionalidad: string | null
  /** `YYYY-MM-DD`. */
  fecha_nacimiento: string
  fecha_emision: string
  /** Of the first cards alone. */
  fecha_vencimiento: string | null
}

/** What can't be as it stands there; `no es un dni` for a code of something else. */
export const problemasDeDni = [
  'no es un dni',
  'apellido',
  'nombres',
  'sexo',
  'documento',
  'fecha_nacimiento',
  'fecha_emision',
] as const
export type ProblemaDeDni = (typeof problemasDeDni)[number]

type LecturaDeDni = { dni: Dni } | { problema: ProblemaDeDni }

/** Longer than any card, with room: what is longer is another's code. */
const maxSigns = 600

/** `texto`: what the code holds. Nothing of a card is told where one of its parts can't be right. */
export function leerDni(texto: string): LecturaDeDni {
  if (texto.length > maxSigns) return { problema: 'no es un dni' }
  const parts = texto
    .replace(/^[\r\n\0]+|[\r\n\0]+$/g, '')
    .split('@')
    .map((part) => part.trim())
  const card = ofToday(parts) ?? ofTheFirst(parts)
  return card ? checked(card) : { problema: 'no es un dni' }
}

type Parts = Record<
  'apellido' | 'nombres' | 'sexo' | 'documento' | 'ejemplar' | 'tramite' | 'nacimiento' | 'emision',
  string
> & {
  tarjeta: Dni['tarjeta']
  /** `234`: the CUIL's first two digits and its last. */
  cuil?: string | undefined
  nacionalidad?: string | undefined
  vencimiento?: string | undefined
}

function ofToday(parts: readonly string[]): Parts | undefined {
  if (parts.length !== 8 && parts.length !== 9) return undefined
  const [tramite = '', apellido = '', nombres = '', sexo = '', documento = '', ejemplar = ''] = parts
  const [nacimiento = '', emision = '', cuil] = parts.slice(6)
  if (!/^\d{11}$/.test(tramite) || !/^[A-Z]$/.test(ejemplar)) return undefined
  return {
    tarjeta: 'desde 2012',
    ...{ tramite, apellido, nombres, sexo, documento, ejemplar, nacimiento, emision },
    cuil: cuil === '' ? undefined : cuil,
  }
}

function ofTheFirst(parts: readonly string[]): Parts | undefined {
  const [before, documento = '', ejemplar = '', version, apellido = '', nombres = ''] = parts
  const [nacionalidad = '', nacimiento = '', sexo = '', emision = '', tramite = ''] = parts.slice(6)
  const vencimiento = parts[12]
  if (parts.length < 12 || before !== '' || version !== '1' || !/^[A-Z]$/.test(ejemplar)) return undefined
  return {
    tarjeta: '2009 a 2012',
    ...{
      tramite,
      apellido,
      nombres,
      sexo,
      documento,
      ejemplar,
      nacimiento,
      emision,
      nacionalidad,
      vencimiento,
    },
  }
}

function checked(parts: Parts): LecturaDeDni {
  const { tarjeta, apellido, nombres, ejemplar, tramite } = parts
  if (!isName(apellido)) return { problema: 'apellido' }
  if (!isName(nombres)) return { problema: 'nombres' }
  if (!isSexo(parts.sexo)) return { problema: 'sexo' }
  const documento = numberOf(parts.documento)
  if (documento === undefined) return { problema: 'documento' }
  const nacimiento = dayOf(parts.nacimiento)
  if (nacimiento === undefined) return { problema: 'fecha_nacimiento' }
  const emision = dayOf(parts.emision)
  if (emision === undefined || emision < nacimiento) return { problema: 'fecha_emision' }
  const cuil = parts.cuil === undefined ? undefined : cuilOf(parts.cuil, documento)
  return {
    dni: {
      ...{ tarjeta, apellido, nombres, sexo: parts.sexo, documento, ejemplar, tramite },
      cuil: cuil ?? null,
      cuilDudoso: parts.cuil !== undefined && cuil === undefined,
      nacionalidad: parts.nacionalidad === undefined || parts.nacionalidad === '' ? null : parts.nacionalidad,
      fecha_nacimiento: nacimiento,
      fecha_emision: emision,
      fecha_vencimiento: (parts.vencimiento === undefined ? undefined : dayOf(parts.vencimiento)) ?? null,
    },
  }
}

const isName = (text: string) => text.length <= 80 && /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(text)

const isSexo = (text: string): text is Sexo => text === 'F' || text === 'M' || text === 'X'

/** Some cards say M or F before it. */
function numberOf(text: string): string | undefined {
  const digits = text.replace(/^[MF]/, '').replace(/[\s.]/g, '').replace(/^0+/, '')
  return /^\d{6,8}$/.test(digits) ? digits.padStart(7, '0') : undefined
}

function dayOf(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const date = `${year ?? ''}-${month ?? ''}-${day ?? ''}`
  return isCalendarDate(date) ? date : undefined
}

function cuilOf(said: string, documento: string): string | undefined {
  if (!/^\d{3}$/.test(said)) return undefined
  const cuil = `${said.slice(0, 2)}${documento.padStart(8, '0')}${said.slice(2)}`
  return isCuit(cuil) ? cuil : undefined
}

/** Between the words of a name, as people write them. */
const joining = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'e', 'da', 'do', 'dos', 'das', 'di', 'von'])

/** `DE LA FUENTE` as people write it, `De la Fuente`: cards have capitals alone. */
export const nombrePropio = (capitales: string): string =>
  capitales
    .toLocaleLowerCase('es')
    .split(' ')
    .filter((word) => word !== '')
    .map((word, index) =>
      index > 0 && joining.has(word)
        ? word
        : word.replace(
            /(^|[-'’])(\p{L})/gu,
            (_, before: string, letter: string) => before + letter.toLocaleUpperCase('es'),
          ),
    )
    .join(' ')
