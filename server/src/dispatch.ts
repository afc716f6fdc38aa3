import { Refusal, refuse, type OperationName } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { Operation } from '@portal/contract/operation.ts'
import type { Puerta } from '@portal/contract/rechazos.ts'
import type { KyselyPlugin } from 'kysely'
import type pg from 'pg'
import { auditLine, changes, objectOf } from './audit.ts'
import { compileAnswer } from './compileAnswer.ts'
import type { Statement } from './database/batch.ts'
import { callerDatabase, statementOf } from './database/callerDatabase.ts'
import { inTries } from './database/inTries.ts'
import { translated } from './database/refusals.ts'
import type { Opening } from './database/opening.ts'
import { tenantFilter } from './database/tenantFilter.ts'
import { readingUnit, writingUnit, type Unit } from './database/unit.ts'
import type { Caller, Context, Handler, Services } from './handler.ts'
import { createTurns } from './turns.ts'
import { claimKey, keepAnswer } from './idempotency.ts'
import { fieldProblems, problemsIn } from './inputProblems.ts'
import type { Logger } from './logger.ts'
import type { Rechazos } from './rechazos/rechazos.ts'
import type { OpenSession } from './sessions/openSession.ts'
import { newNavegadorToken, type Token } from './sessions/token.ts'

/** The life of a request: who → may they → input → handler → output. */

export interface Call {
  operation: string
  /** Its parameters, as they came. */
  input: Record<string, unknown>
  caller: Caller
  idempotencyKey?: string | undefined
  /** Told when whoever called has gone; made where somebody listens, because most calls need none. */
  signal?: () => AbortSignal
  requestId: string
  log: Logger
}

export interface Answered {
  /** The whole envelope, as JSON. */
  body: string
  /** What the door does with the caller's cookie. */
  session?: { token: string } | 'ended' | undefined
  /** What the browser is called from now on. */
  navegador?: string | undefined
}

export type Dispatch = (call: Call) => Promise<Answered>

/** A handler for each operation of a table: the compiler asks for those that are missing. */
export type Handlers<Table> = { [Name in keyof Table & OperationName]: Handler<Name> }

export interface Door<Table> {
  operations: Table
  handlers: Handlers<Table>
  /** Connections of the role that this door's callers act as, and of the one for what nobody signed in for. */
  pool: pg.Pool
  ingreso: pg.Pool
  /** Opens the session of the caller within a transaction, or raises. */
  openSession: OpenSession
  services: Services
  /** Told of what is refused; `puerta` is how a browser comes in. */
  rechazos: Rechazos
  puerta: Puerta
  plugins: KyselyPlugin[]
  /** Compare every answer with the promise, as tests do. */
  checkOutput: boolean
}

interface Entry {
  name: string
  promise: Operation
  handle: (input: unknown, context: Context) => Promise<unknown>
  write: (result: unknown, idioma: Idioma) => string
}

/**
 * As many calls are at work at once, and keep the connections busy; more would only hold what they work with in memory
 * while they wait for one (measured: 80 KB a call, of thousands).
 */
const atWork = 32

/** Whom a refusal of the call would be about, where the handler knows it of somebody who is not signed in. */
interface About {
  sujeto?: string
}

export function createDispatch<Table extends Record<string, Operation>>(door: Door<Table>): Dispatch {
  const entries = new Map(compile(door).map((entry) => [entry.name, entry]))
  const inTurn = createTurns({ atOnce: atWork })

  return async (call) => {
    const entry = entries.get(call.operation)
    if (!entry) throw refuse('UNKNOWN_OPERATION')
    const inSession = needsSession(entry.promise)
    const about: About = {}
    try {
      // A sign-in waits in a line of its own for its password to be compared, and nobody behind it.
      return await (inSession ? inTurn(() => perform(entry, call, about)) : perform(entry, call, about))
    } catch (error) {
      const { caller } = call
      door.rechazos.note(error, {
        puerta: caller.browser ? door.puerta : 'programa',
        operacion: entry.name,
        caller,
        sujeto: about.sujeto,
        // Of a call that needs none, whatever somebody made up.
        tokenHash: inSession ? caller.tokenHash : undefined,
      })
      throw error
    }
  }

  async function perform(entry: Entry, call: Call, about: About): Promise<Answered> {
    const opening = openingOf(door, entry.promise, call)
    const writes = changes(entry.promise, call.input)
    if (writes && takesRoom(entry.promise)) await door.services.room.requireForWrites()
    return inTries(async () => {
      const unit = (writes ? writingUnit : readingUnit)(opening ? door.pool : door.ingreso, opening)
      try {
        return await answer(door, entry, call, { unit, opening, about })
      } catch (error) {
        await unit.abandon()
        // Nobody learns what is wrong with a call before showing a session that may make it.
        if (error instanceof Refusal && !unit.opened) await readingUnit(door.pool, opening).finish()
        throw error
      }
    }).catch(rethrow)
  }
}

async function answer<Table>(
  door: Door<Table>,
  { name, promise, handle, write }: Entry,
  call: Call,
  { unit, opening, about }: { unit: Unit; opening: Opening | undefined; about: About },
): Promise<Answered> {
  const input = promise.input.safeParse(call.input, problemsIn(call.caller.idioma))
  if (!input.success) throw refuse('INVALID_INPUT', { fields: fieldProblems(input.error.issues) })

  // A key belongs to the person who sent it, so a call without a session has none.
  const writes = changes(promise, call.input)
  const key = writes && needsSession(promise) && !promise.answersSecret ? call.idempotencyKey : undefined
  if (key !== undefined) {
    const kept = await claimKey(unit, { key, operation: name, input: call.input })
    if (kept !== undefined) {
      await unit.finish()
      return { body: kept }
    }
  }

  let navegador: Token | undefined
  const session: { started?: { token: string; sujeto: string }; ended?: true } = {}
  const last: Statement[] = []
  const plugins = promise.ofCuenta ? [tenantFilter] : door.plugins
  const db = callerDatabase(unit.run, plugins)
  const result = await handle(input.data, {
    db,
    alone: writes
      ? callerDatabase(readingUnit(opening ? door.pool : door.ingreso, opening).run, plugins)
      : db,
    // Few ask for it.
    get ingreso() {
      return callerDatabase(readingUnit(door.ingreso, undefined).run, [])
    },
    atLast: (statement) => last.push(statementOf(statement.compile(db))),
    caller: call.caller,
    session: {
      start: (token, sujeto) => (session.started = { token, sujeto }),
      end: () => (session.ended = true),
    },
    concerns: (sujeto) => (about.sujeto = sujeto),
    navegador() {
      if (!call.caller.browser) return null
      return call.caller.navegadorHash ?? (navegador ??= newNavegadorToken()).hash
    },
    services: door.services,
    log: call.log,
    requestId: call.requestId,
  })
  const body = write(result, call.caller.idioma)

  const { started, ended } = session
  if (key !== undefined) last.push(keepAnswer(key, body))
  if (writes)
    last.push(
      auditLine({
        operation: name,
        objeto: objectOf(promise, input.data, result),
        call,
        sujeto: started?.sujeto,
      }),
    )
  await unit.finish(last)
  return { body, session: started ?? (ended ? 'ended' : undefined), navegador: navegador?.token }
}

function compile<Table extends Record<string, Operation>>(door: Door<Table>): Entry[] {
  const handlers = new Map<string, unknown>(Object.entries(door.handlers))
  return Object.entries(door.operations).map(([name, promise]) => {
    const handle = handlers.get(name)
    if (!handle) throw new Error(`no handler for ${name}`)
    return {
      name,
      promise,
      handle: handle as Entry['handle'], // its input is what this same promise's schema gave
      write: atFirstUse(() => compileAnswer(promise.output, door.checkOutput)),
    }
  })
}

/** What writes an answer takes a moment and some memory to make, and few of them are needed soon. */
function atFirstUse(make: () => Entry['write']): Entry['write'] {
  let write: Entry['write'] | undefined
  return (result, idioma) => (write ??= make())(result, idioma)
}

const needsSession = ({ access }: Operation) => access !== 'publico'

/** Signing in and out, and filling in who one is, goes on for as long as it can: without it nobody could look at what there is. */
const takesRoom = (promise: Operation) => needsSession(promise) && !promise.whileIncomplete

function openingOf<Table>(
  door: Door<Table>,
  promise: Operation,
  { caller: { tokenHash, passive = false }, input: { cuentaid } }: Call,
): Opening | undefined {
  if (!needsSession(promise)) return undefined
  if (!tokenHash) throw refuse('SESSION_EXPIRED')
  // What is no text at all is refused with the rest of the input.
  return promise.ofCuenta && typeof cuentaid === 'string'
    ? door.openSession(tokenHash, { ...promise, passive }, cuentaid)
    : door.openSession(tokenHash, { ...promise, passive })
}

function rethrow(error: unknown): never {
  throw translated(error)
}
