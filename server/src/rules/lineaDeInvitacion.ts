import { isCuit, onlyDigits } from '@portal/contract/identificacion.ts'
import type { problemasDeLinea } from '@portal/contract/invitaciones.ts'
import { Email, nombre as Nombre } from '@portal/contract/values.ts'

export interface LineaLeida {
  /** Its place in the list, from 1. */
  linea: number
  texto: string
  /** Its digits, as many as there are; null where nothing looks like a number. */
  cuit: string | null
  email: string | null
  nombre: string | null
  /** What is wrong with the line by itself. */
  problema: Extract<(typeof problemasDeLinea)[number], Malo> | null
}

type Malo =
  'sin_cuit' | 'cuit_incompleto' | 'cuit_invalido' | 'sin_email' | 'email_invalido' | 'nombre_invalido'

const Name = Nombre(160)

/** What lines say, as a spreadsheet or a letter has them. Empty ones say nothing, nor does a first one of headings. */
export function readLineas(lineas: readonly string[]): LineaLeida[] {
  return lineas
    .map((texto, i) => readLinea(texto.trim(), i + 1))
    .filter((read) => read.texto !== '' && !(read.linea === 1 && read.cuit === null && read.email === null))
}

/** An e-mail is what has an @; a number, the first run of 7 digits or more; the rest, without its separators, is a name. */
function readLinea(texto: string, linea: number): LineaLeida {
  const email = /[^\s,;|<>"'()]*@[^\s,;|<>"'()]*/.exec(texto)?.[0]
  const others = email === undefined ? texto : texto.replace(email, ' ')
  const number = /(?<![\w.-])\d(?:[-. ]?\d){6,13}(?![\w-])/.exec(others)?.[0]
  const rest = number === undefined ? others : others.replace(number, ' ')
  const name = rest
    .replace(/[\t;|<>"()]+|(?<=^|\s),|,(?=\s*$)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.-]+|[\s,-]+$/g, '')
  const typed = Email.safeParse(email ?? '')
  const cuit = number === undefined ? null : onlyDigits(number)
  const nombre = name === '' ? null : name
  return {
    linea,
    texto,
    cuit,
    email: email === undefined ? null : typed.success ? typed.data : email,
    nombre,
    problema:
      problemaDeCuit(cuit) ??
      (email === undefined ? 'sin_email' : typed.success ? null : 'email_invalido') ??
      (nombre === null || Name.safeParse(nombre).success ? null : 'nombre_invalido'),
  }
}

function problemaDeCuit(cuit: string | null): Malo | null {
  if (cuit === null) return 'sin_cuit'
  if (cuit.length < 11) return 'cuit_incompleto'
  return isCuit(cuit) ? null : 'cuit_invalido'
}
