import { sentence } from '@portal/contract/wording.ts'
import { refuse } from '@portal/contract'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import { writeDay } from './dates.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { isRecord } from '../isRecord.ts'

type Fields = Record<string, unknown>

/** What is sent there, and what of the call it does not know. */
interface Outgoing {
  sent: Fields
  leftOut: Fields
}

interface Asked {
  name: string
  promise: CarrierOperation
  input: Fields
  /** The carrier's account, as the sign-in named it. */
  accountid?: string | undefined
}

/**
 * A call in the seed's own words, as far as the remote knows no others (`conoce`). What it does not know of a read is
 * done here; of a write nothing may be left out in silence, because it would look as if it had been done.
 */
export function outgoing({ name, promise, input, accountid }: Asked, dialect: Dialect): Outgoing {
  const known = dialect.conoce[name]
  const inItsDates = spelled(input, dialect) as Fields // of an object, as it was
  if (!known) return { sent: inItsDates, leftOut: {} }
  const { sent, leftOut } = split(asTheSeed(name, inItsDates, accountid), known)
  const lost = promise.writes ? Object.keys(leftOut).filter((field) => !needless.has(field)) : []
  // Which documents such a resource would be asked for, nobody can tell who is not asked.
  if ('atributos' in leftOut) throw refuse('UNKNOWN_OPERATION')
  if (lost.length > 0)
    throw refuse('INVALID_INPUT', {
      fields: Object.fromEntries(lost.map((field) => [field, sentence('elProveedorNoTomaEsteDato')])),
    })
  return { sent, leftOut }
}

/** What a write does without where nobody knows it: what only this product reads, and what is seen to here. */
const needless = new Set(['version', 'remember', 'tipo_documento', 'passwordActual'])

function asTheSeed(name: string, input: Fields, accountid: string | undefined): Fields {
  switch (name) {
    case 'saveRecord':
      return { ...input, record: 0 }
    case 'getCiudades':
      return { order: 'geo_provincia ASC, denominacion ASC', ...input }
    case 'TiposDocumentos':
      return { order: 'nombre ASC', ...input }
    case 'ListRecDocHistorial': {
      const { search, filter, ...rest } = input
      const within = { ...(isRecord(filter) ? filter : {}), ...(search !== undefined && { search }) }
      return { order: 'createdtime ASC', ...rest, ...(Object.keys(within).length > 0 && { filter: within }) }
    }
    case 'SaveDocumentoRecurso': {
      const { archivos, ...values } = isRecord(input['values']) ? input['values'] : {}
      return { ...input, values: { transporteid: accountid ?? '', ...values, data: archivos } }
    }
    default:
      return input
  }
}

/** By the fields that are known; `values.*` are all of those within, but for the version that only this product keeps. */
function split(input: Fields, known: readonly string[]): Outgoing {
  if (known.includes('*')) return { sent: input, leftOut: {} }
  const sent: Fields = {}
  const leftOut: Fields = {}
  for (const [name, value] of Object.entries(input)) {
    if (known.includes(name)) sent[name] = value
    else if (isRecord(value) && known.some((each) => each.startsWith(`${name}.`))) {
      const isKnown = (key: string) =>
        known.includes(`${name}.${key}`) || (known.includes(`${name}.*`) && key !== 'version')
      const entries = Object.entries(value)
      sent[name] = Object.fromEntries(entries.filter(([key]) => isKnown(key)))
      for (const [key, each] of entries) if (!isKnown(key) && !isEmpty(each)) leftOut[key] = each
    } else if (!isEmpty(value)) leftOut[name] = value
  }
  return { sent, leftOut }
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Its days and its ids. */
function spelled(value: unknown, dialect: Dialect): unknown {
  if (typeof value === 'string') {
    if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return writeDay(value, dialect.fechas)
    return dialect.ids === 'sin modulo' && /^\d{1,4}x\d+$/.test(value)
      ? value.slice(value.indexOf('x') + 1)
      : value
  }
  if (Array.isArray(value)) return value.map((each: unknown) => spelled(each, dialect))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, spelled(each, dialect)]))
}

/** What could not be read when it came must not be kept as it looks. */
export function refuseUnread(input: Fields): void {
  const values = isRecord(input['values']) ? input['values'] : input
  const lost = Object.entries(values).filter(
    ([, value]) => typeof value === 'string' && value.includes('\uFFFD'),
  )
  if (lost.length > 0)
    throw refuse('INVALID_INPUT', {
      fields: Object.fromEntries(lost.map(([name]) => [name, sentence('letraQueNoSePudoLeer')])),
    })
}
