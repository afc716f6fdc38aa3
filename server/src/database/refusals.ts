import { sentence } from '@portal/contract/wording.ts'
import { refusals, refuse, Refusal, type RefusalName } from '@portal/contract'
import { metReplica } from './gone.ts'
import { isLostConnection } from './lostConnection.ts'

/** What the database says no to, in the words of the product. One place for SQLSTATEs and constraint names. */

interface DatabaseError extends Error {
  code: string
  constraint?: string
  table?: string
  detail?: string
}

/** Answers what was thrown itself, when it is no refusal of ours: then it is a fault. */
export function translated(error: unknown): unknown {
  if (error instanceof Refusal) return error
  if (isLostConnection(error) || metReplica(error)) return refuse('BUSY')
  return (isDatabaseError(error) && refusalOf(error)) || error
}

function refusalOf(error: DatabaseError): Refusal | undefined {
  const { code, constraint, table = '', message, detail = '' } = error
  if (constraint !== undefined && constraint in constraints) return constraints[constraint]?.(detail)
  if (code === 'PDENY') return refuse('ACCESS_DENIED')
  if (code === 'PNONE') return refuse('RECORD_NOT_FOUND')
  if (code === 'P1507')
    return refuse('ACCOUNT_SUSPENDED', {
      words: { motivo: message === noReason ? sentence('sinMotivoInformado') : message },
    })
  if (code === 'P1522') return tooManyWrites(Number(message))
  if (code === 'P1606') return refuse('TOKEN_WITHOUT_SCOPE', { words: { alcance: message } })
  const full = code === 'P1523' ? tooManyOf[table] : undefined
  if (full) return refuse(full)
  const own = /^P(1\d{3})$/.exec(code)
  if (own) {
    const name = nameOf(Number(own[1]))
    if (name) return refuse(name)
  }
  if (noRoom.has(code)) return refuse('NO_ROOM')
  if (notText.has(code)) return refuse('INVALID_INPUT')
  if (busy.test(code)) return refuse('BUSY')
  return undefined
}

const tooManyWrites = (seconds: number) =>
  refuse('TOO_MANY_WRITES', { retryAfter: seconds, words: { minutos: String(Math.ceil(seconds / 60)) } })

/** What `abrir_sesion` says of an account that was suspended before reasons were asked for. */
const noReason = 'sin motivo informado'

/** Of each kind of resource, by its table. */
const tooManyOf: Readonly<Record<string, RefusalName>> = {
  chofer: 'TOO_MANY_CHOFERES',
  dominio: 'TOO_MANY_DOMINIOS',
  unidad: 'TOO_MANY_UNIDADES',
}

/** The rules that only the database can keep, by the names of their constraints. */
const constraints: Record<string, (detail: string) => Refusal> = {
  chofer_documento_unico: () =>
    refuse('DUPLICATE', {
      words: { que: sentence('unChoferConEseDocumento') },
      fields: { documento: sentence('yaTenesUnChofer') },
    }),
  dominio_patente_unica: () =>
    refuse('DUPLICATE', {
      words: { que: sentence('unDominioConEsaPatente') },
      fields: { dominio: sentence('yaTenesUnDominio') },
    }),
  cuit_conocido_pkey: () =>
    refuse('DUPLICATE', {
      words: { que: sentence('eseCuitCargado') },
      fields: { cuit: sentence('esteCuitYaEstaCargado') },
    }),
  documento_decide_otro: () => refuse('OWN_PRESENTATION'),
  contacto_email_unico: emailTaken,
  operador_email_unico: emailTaken,
  registro_email_pendiente: emailTaken,
}

/** The detail reads `Key (lower(email))=(ana@transporte.example) already exists.` */
function emailTaken(detail: string): Refusal {
  return refuse('EMAIL_TAKEN', { words: { email: /=\((.*)\)/.exec(detail)?.[1] ?? '' } })
}

/** Characters that PostgreSQL's text can't hold, as NUL. */
const notText = new Set(['22021', '22P05'])

/** Of the disk under the database, or under the files: full, or as full as whose they are may make it. */
const noRoom = new Set(['53100', 'ENOSPC', 'EDQUOT', 'EFBIG'])

/** Out of connections, shutting down, starting, cut off, deadlocked, or taking too long: another try may do. */
const busy = /^(08...|53...|57014|57P0[1-5]|40001|40P01|55P03|25P03|ECONNREFUSED|ECONNRESET|EPIPE)$/

function nameOf(code: number): RefusalName | undefined {
  return (Object.keys(refusals) as RefusalName[]).find((name) => refusals[name].code === code)
}

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}
