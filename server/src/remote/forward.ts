import { carrierOperations, refuse } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { CarrierOperation } from '@portal/contract/operation.ts'
import * as z from 'zod/mini'
import { compileAnswer } from '../compileAnswer.ts'
import type { Answered, Call, Dispatch } from '../dispatch.ts'
import { readInput } from '../inputProblems.ts'
import { isRecord } from '../isRecord.ts'
import { noteRefusal } from '../life/noteRefusal.ts'
import { asker } from './ask.ts'
import type { Capacidades } from './capacidades.ts'
import { changePassword } from './changePassword.ts'
import { counted } from './counted.ts'
import { deadline } from './deadline.ts'
import type { Forwarded, ForwardParts } from './forwarded.ts'
import { holder, type Hold, type HeldCall } from './hold.ts'
import { createKnownBrowsers, type KnownBrowsers } from './knownBrowsers.ts'
import { limitTries } from './limitTries.ts'
import { newNavegadorToken } from '../sessions/token.ts'
import { pageHere } from './listas.ts'
import { asPage, isPaged } from './pages.ts'
import type { Dialect } from '../dialects/dialect.ts'
import { pinged, profileSaved, signIn, sinOperaciones, zonaIn } from './people.ts'
import { presentados } from './presentados.ts'
import { createRepeats } from './repeats.ts'
import type { RemoteSession, Sessions } from './session.ts'
import { withSupport } from './support.ts'
import { unidadesDelDia, withoutFitness } from './unidadesDelDia.ts'
import { refuseUnread } from './wire.ts'

/**
 * The life of a request before a remote back office: input → sent there in its own words → its answer held to what any
 * back office promises. What it may do is decided there. Nothing is kept here: a browser's session is in its cookie.
 */

/** An operation as it is forwarded. */
interface Entry {
  name: string
  promise: CarrierOperation
  paged: boolean
  hold: Hold
  /** Of a detail, the field of the input that names the record. */
  idField: string | undefined
  write: (result: unknown, idioma: Idioma) => string
}

export function createForward(parts: ForwardParts): Dispatch {
  const { dialect, sessions, limits, capacidades, refusedAttacks, support } = parts
  const entries = entriesOf(dialect)
  const ask = asker(parts)
  const repeats = createRepeats<Answered>()
  const known = createKnownBrowsers()
  /** Of the installation there, as the last sign-in told it: a program’s session says none. */
  let zonaThere: string | undefined

  return async (came) => {
    // However often something has to be asked there, whoever waits here waits so long.
    const { signal, over } = deadline(parts.remote.callMs, came.signal?.())
    try {
      return await forward({ ...came, signal: () => signal })
    } catch (error) {
      const { operation, caller } = came
      // What a session is called there, nobody here keeps.
      noteRefusal(refusedAttacks, error, { puerta: 'portal', operacion: operation, caller, inSession: false })
      throw error
    } finally {
      over()
    }
  }

  async function forward(call: Call): Promise<Answered> {
    const entry = entries.get(call.operation)
    if (!entry) throw refuse('UNKNOWN_OPERATION')
    const { promise, name } = entry
    const { idioma } = call.caller
    const { session, kept } = sessionOf(call, sessions)
    if (promise.access !== 'publico' && session === undefined) throw refuse('SESSION_EXPIRED')
    const input = readInput(promise.input, call.input) as Record<string, unknown> // a strictObject
    if (promise.writes) refuseUnread(input)

    const zona = kept?.zona ?? zonaThere
    const forwarded: Forwarded = {
      call,
      input,
      kept,
      zona,
      ask: (asked) => ask({ call, session, kept, ...asked }),
    }
    const done = (answer: unknown, next?: Answered['session']): Answered => ({
      body: entry.write(answer, idioma),
      session: next ?? renewed(kept),
    })
    const idAsked = entry.idField === undefined ? undefined : input[entry.idField]
    const about = {
      zona,
      ...(entry.idField !== undefined &&
        typeof idAsked === 'string' && { asked: { field: entry.idField, id: idAsked } }),
    }
    const held = (result: unknown) => heldAnswer(entry, result, call, about)
    const asked = () => forwarded.ask({ operation: name, input })

    const once = promise.writes && session !== undefined && !promise.answersSecret
    const deed = once ? { session, key: call.idempotencyKey, said: JSON.stringify([name, input]) } : {}
    const tried = { name, input, ip: call.caller.ip, navegadorHash: call.caller.navegadorHash, session }
    const answered = async (): Promise<Answered> => {
      switch (name) {
        case 'login': {
          const { result } = await asked()
          zonaThere = zonaIn(result) ?? zonaThere
          const { answer, token } = signIn(
            withSupport(held(result), support),
            { ...forwarded, zona: zonaIn(result) },
            parts,
          )
          const navegador = remembered(call, String(input['username']), known)
          return { ...done(answer, token === undefined ? undefined : { token }), navegador }
        }
        case 'logout':
          await left(asked())
          if (kept) sessions.end(kept.session)
          return { body: entry.write({ logout: true }, idioma), session: 'ended' }
        case 'ping': {
          const answer = await pinged(forwarded, held, parts)
          return done(withSupport(withCapacidades(answer, capacidades, call.caller.browser), support))
        }
        case 'changePasswordProfile':
          return done(held((await changePassword(forwarded, dialect)).result))
        case 'ContarFaltantes':
          return done(held(await counted(forwarded, dialect)))
        case 'ListDocumentos':
          return done(held(await presentados(forwarded, dialect)))
        case 'UnidadesDelDia':
          return done(held(await unidadesDelDia(forwarded)))
        case 'SaveProfile': {
          const answer = held((await asked()).result)
          return done(answer, profileSaved(answer, kept, sessions))
        }
        default: {
          const { result, leftOut, whole } = await asked()
          const answer = held(asPage(entry.paged, input, result))
          return done(listed({ entry, input, leftOut, whole }, answer))
        }
      }
    }
    const { answer, again } = await repeats.once(deed, () => limitTries({ limits, known }, tried, answered))
    // The cookie is of the first.
    return again ? { body: answer.body } : answer
  }

  function renewed(kept: RemoteSession | undefined): Answered['session'] {
    const token = kept && sessions.renewed(kept)
    return token === undefined ? undefined : { token }
  }
}

function entriesOf(dialect: Dialect): Map<string, Entry> {
  return new Map(
    Object.entries<CarrierOperation>(carrierOperations).map(([name, promise]) => [
      name,
      {
        name,
        promise,
        paged: isPaged(promise),
        hold: holder(promise.remoteOutput, dialect, isDetail(name)),
        idField: isDetail(name) ? idFieldOf(promise) : undefined,
        write: compileAnswer(promise.remoteOutput, false),
      } satisfies Entry,
    ]),
  )
}

const isDetail = (name: string) => name.startsWith('Detail')

const idFieldOf = ({ input }: CarrierOperation) =>
  Object.keys(z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' }).properties ?? {}).find((name) =>
    name.endsWith('id'),
  )

/** Who signed in with a browser is known in it from now on. What it is called then, where it had no name. */
function remembered({ caller }: Call, email: string, known: KnownBrowsers): string | undefined {
  if (!caller.browser) return undefined
  const named = caller.navegadorHash === undefined ? newNavegadorToken() : undefined
  const hash = caller.navegadorHash ?? named?.hash
  if (hash) known.add(email, hash)
  return named?.token
}

/** An outside client names the remote's own session; a browser holds it in its cookie. */
function sessionOf({ caller: { token, browser } }: Call, sessions: Sessions) {
  if (token === undefined) return {}
  if (!browser) return { session: token }
  const kept = sessions.read(token)
  return { session: kept?.session, kept }
}

/** What of the answer holds. A remote that breaks its promise is named in the log, and not to the person. */
function heldAnswer({ name, hold }: Entry, result: unknown, { log }: Call, about: HeldCall): unknown {
  const { answer, issues, unread } = hold(result, about)
  if (issues.length > 0)
    log.error({ operation: name, issues: issues.slice(0, 20) }, 'the back office broke the promise')
  if (unread.size > 0)
    log.warn({ operation: name, fields: [...unread] }, 'the back office said what can’t be read')
  if (answer === undefined) throw refuse('BACKOFFICE_ODD')
  return answer
}

interface Listed {
  entry: Entry
  input: Record<string, unknown>
  leftOut: Record<string, unknown>
  whole: boolean
}

/** What it was not asked to keep to is kept to here: a filter, a page of a list that came whole. */
function listed({ entry: { name, paged }, input, leftOut, whole }: Listed, answer: unknown): unknown {
  const { page, pagesize, search, order, filter, ...others } = leftOut
  if (name === 'getCiudades' && Array.isArray(answer) && isRecord(filter))
    return answer
      .filter(isRecord)
      .filter((row) => Object.entries(filter).every(([field, value]) => row[field] === value))
  if (!isRecord(answer)) return answer
  const records = answer['records']
  if (!Array.isArray(records)) return answer
  const rows = records.filter(isRecord)
  if (name === 'DetailUnidad' && 'fecha' in leftOut) return { records: rows.map(withoutFitness) }
  if (!paged) return answer
  const wanted = { page: Number(input['page']), pagesize: Number(input['pagesize']) }
  if (whole)
    return { ...answer, ...pageHere(rows, { ...wanted, search, order, filters: others, unsaid: ofState }) }
  // Nobody asked for more than a page: it knows of none.
  return rows.length > wanted.pagesize ? { ...answer, ...pageHere(rows, { ...wanted, filters: {} }) } : answer
}

/** Whether somebody or something is still in use: who does not say so may be. */
const ofState = ['activo', 'estado']

/** A program is told what may be asked for; a browser's screens lean on what may not. */
function withCapacidades(
  { login, ...rest }: { login: object },
  capacidades: Capacidades,
  toBrowser: boolean,
): { login: object } {
  const absent = capacidades.absent()
  const operaciones = Object.keys(carrierOperations).filter((name) => !absent.includes(name))
  return { ...rest, ...(!toBrowser && { operaciones }), login: { ...login, ...sinOperaciones(capacidades) } }
}

/** Whoever signs out waits for nobody: however the remote takes it, here the session is over. */
async function left(asked: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([
    asked.catch(() => undefined),
    new Promise((resolve) => (timer = setTimeout(resolve, 1_000))),
  ])
  clearTimeout(timer)
}
