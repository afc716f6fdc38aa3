import { sentence, sentenceOf } from '@portal/contract/wording.ts'
import { es } from '@portal/contract/sentences/es.ts'
import {
  carrierOperations,
  Refusal,
  refusals,
  refuse,
  type RefusalBody,
  type RefusalName,
} from '@portal/contract'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import { requerido } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import { isRecord } from '../isRecord.ts'
import type { Logger } from '../logger.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { saysOne } from './plain.ts'
import { isForPeople } from './sentence.ts'

/** The error of an answer, and what the answer was. */
export interface Wrong {
  error: unknown
  status: number
  /** Seconds that its headers ask for. */
  retryAfter?: number | undefined
}

/**
 * What a back office means by its error, in the sentences of this product: theirs may be English, SQL or a page, and
 * name people, so that it isn't logged either. A sentence in Spanish is passed on where ours says less.
 */
export function refusalIn({ error, status, retryAfter }: Wrong, dialect: Dialect, log: Logger): Refusal {
  const given = isRecord(error) ? error : { message: error }
  const code = codeIn(given['code'])
  const message = textIn(given['message'])
  log.warn({ status, code }, 'the back office refused')
  const meant = meaningOf({ code, message, status }, dialect)
  if (meant) return refuse(meant)
  const ofFields = aboutFields({ code, message }, dialect)
  if (ofFields) return ofFields

  const theirs = isForPeople(message) ? message : undefined
  // Of a code that means other things too, and here does.
  if (isOneOf(code, dialect.sesion.dudosos) || isOneOf(code, dialect.sesion.codigos))
    return new Refusal({
      code: refusals.INVALID_INPUT.code,
      message: theirs ?? sentence('INVALID_INPUT'),
      ...detail(given),
    })
  const known = refusalOf(code) ?? byStatus(status)
  if (!known) return unknown(code, theirs)
  const [name, rest] = known
  const more = { ...detail(given), ...(retryAfter !== undefined && { retryAfter }) }
  const isPlain = !es[name].includes('{')
  const words =
    isPlain && !(name === 'INVALID_INPUT' && !more.fields)
      ? sentenceOf(name, {})
      : (theirs ?? filled(name, more))
  return new Refusal({ code: rest.code, message: words, ...more }, 'status' in rest ? rest.status : 200)
}

/** What the profile tells of a code or a sentence; nothing of any other. */
function meaningOf(
  { code, message, status }: { code: number | string | undefined; message: string; status: number },
  { sesion, credenciales, operacionDesconocida }: Dialect,
): RefusalName | undefined {
  const ends =
    isOneOf(code, sesion.codigos) ||
    (isOneOf(code, sesion.dudosos) && (message === '' || saysOne(message, sesion.dicen))) ||
    (status === 401 && sesion.con401 && refusalOf(code) === undefined)
  if (ends && !saysOne(message, sesion.salvo)) return 'SESSION_EXPIRED'
  const isWord = refusalOf(code) === undefined
  if (isOneOf(code, credenciales.codigos) || (isWord && saysOne(message, credenciales.dicen)))
    return 'WRONG_CREDENTIALS'
  if (isOneOf(code, operacionDesconocida.codigos) || saysOne(message, operacionDesconocida.dicen))
    return 'UNKNOWN_OPERATION'
  return undefined
}

/**
 * What a back office says of fields by its own names for them, or of the database behind it: our sentence beside each
 * field that it names and a form of ours has, whose label people know.
 */
function aboutFields(
  { code, message }: { code: number | string | undefined; message: string },
  { campoObligatorio, duplicado, ocupado }: Dialect,
): Refusal | undefined {
  const says = ({ codigos, dicen }: Dialect['ocupado']) =>
    isOneOf(code, codigos) || (refusalOf(code) === undefined && saysOne(message, dicen))
  if (says(ocupado)) return refuse('BUSY')
  const beside = (sentence: string) => {
    const fields = fieldsNamedIn(message).map((name) => [name, sentence] as const)
    return fields.length > 0 ? { fields: Object.fromEntries(fields) } : {}
  }
  if (says(duplicado))
    return refuse('DUPLICATE', {
      words: { que: sentence('unRegistroConEstosDatos') },
      ...beside(sentence('yaHayOtroConEsteDato')),
    })
  if (!says(campoObligatorio)) return undefined
  const { fields } = beside(requerido)
  return fields
    ? refuse('INVALID_INPUT', { fields })
    : new Refusal({
        code: refusals.INVALID_INPUT.code,
        message: sentence('elProveedorPideUnDato'),
      })
}

/** All that a form of ours may carry. */
const formFields: ReadonlySet<string> = new Set(
  Object.values<CarrierOperation>(carrierOperations).flatMap(({ input }) => {
    const { properties = {} } = z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' })
    const { values } = properties
    return typeof values === 'object' ? Object.keys(values.properties ?? {}) : []
  }),
)

const fieldsNamedIn = (message: string): string[] => [
  ...new Set((message.match(/[a-z][a-z\d_]{2,}/gi) ?? []).filter((word) => formFields.has(word))),
]

const isOneOf = (code: number | string | undefined, codes: readonly (number | string)[]) =>
  code !== undefined && codes.some((each) => String(each) === String(code))

type Known = [RefusalName, { code: number | string; status?: number }]

const table = Object.entries(refusals) as Known[] // its keys are its names
/** Those of what lies between a portal and its back office are nobody else's to say. */
const ofOurOwn = new Set<RefusalName>([
  'BAD_CLIENT_CREDENTIALS',
  'BACKOFFICE_DOWN',
  'BACKOFFICE_ODD',
  'BACKOFFICE_REFUSED',
  'BACKOFFICE_UNSURE',
])

const refusalOf = (code: number | string | undefined): Known | undefined =>
  table.find(([name, refusal]) => refusal.code === code && !ofOurOwn.has(name))

/** Of a server before theirs, which knows no code of ours. */
function byStatus(status: number): Known | undefined {
  const name = ({ 413: 'BODY_TOO_BIG', 429: 'TOO_MANY_ATTEMPTS' } as const)[status]
  return name && [name, refusals[name]]
}

/** A sentence with something put in, of which theirs says nothing that can be read. */
function filled(name: RefusalName, { retryAfter }: Partial<RefusalBody>): string {
  if (name === 'TOO_MANY_ATTEMPTS') return tooMany(retryAfter).body.message
  return sentence(name === 'INVALID_INPUT' ? 'INVALID_INPUT' : 'noLoAcepto')
}

/** With the minutes to wait, where somebody said them. */
function tooMany(retryAfter = 60): Refusal {
  return refuse('TOO_MANY_ATTEMPTS', { retryAfter, words: { minutos: String(Math.ceil(retryAfter / 60)) } })
}

function unknown(code: number | string | undefined, theirs: string | undefined): Refusal {
  return new Refusal({
    code: code ?? refusals.BACKOFFICE_REFUSED.code,
    message:
      theirs === undefined ? sentence('noLoAcepto') : sentence('BACKOFFICE_REFUSED', { motivo: theirs }),
  })
}

function codeIn(code: unknown): number | string | undefined {
  if (typeof code === 'number') return code
  if (typeof code !== 'string' || code.trim() === '') return undefined
  return /^\d{1,9}$/.test(code) ? Number(code) : code.slice(0, 60)
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, 500) : '')

function detail({ fields, retryAfter, twin }: Record<string, unknown>): Partial<RefusalBody> {
  const sentences = isRecord(fields)
    ? Object.entries(fields).map(([name, text]) => [name, sentenceFor(textIn(text))])
    : []
  return {
    ...(sentences.length > 0 && { fields: Object.fromEntries(sentences) as Record<string, string> }),
    ...(typeof retryAfter === 'number' && { retryAfter }),
    ...(typeof twin === 'string' && { twin }),
  }
}

/** Beside a field a word is enough, as long as it is none of a machine's or of English. */
const sentenceFor = (text: string) =>
  isForPeople(text) || /^[\p{L} ]{4,40}$/u.test(text) ? text : sentence('datoInvalido')
