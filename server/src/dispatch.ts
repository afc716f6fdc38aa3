import { Refusal, refuse, type OperationName } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { Operation } from '@portal/contract/operation.ts'
import type { KyselyPlugin } from 'kysely'
import pg from 'pg'
import { auditLine, changes, objectOf } from './audit.ts'
import { compileAnswer } from './compileAnswer.ts'
import type { Statement } from './database/batch.ts'
import { callerDatabase } from './database/callerDatabase.ts'
import { translated } from './database/refusals.ts'
import { tenantFilter } from './database/tenantFilter.ts'
import { readingUnit, writingUnit, type Unit } from './database/unit.ts'
import type { Caller, Context, Handler, Services } from './handler.ts'
import { claimKey, keepAnswer } from './idempotency.ts'
import { fieldProblems, problemsIn } from './inputProblems.ts'
import type { Logger } from './logger.ts'
import type { OpenSession } from './sessions/openSession.ts'

/** The life of a request: who → may they → input → handler → output. */

export interface Call {
  operation: string
  /** Its parameters, as they came. */
  input: Record<string, unknown>
  caller: Caller
  idempotencyKey?: string | undefined
  /** Told when whoever called has gone. */
  signal?: AbortSignal | undefined
  requestId: string
  log: Logger
}

export interface Answered {
  /** The whole envelope, as JSON. */
  body: string
  /** What the door does with the caller's cookie. */
  session?: { token: string } | 'ended' | undefined
}

export type Dispatch = (call: Call) => Promise<Answered>

/** A handler for each operation of a table: the compiler asks for those that are missing. */
export type Handlers<Table> = { [Name in keyof Table & OperationName]: Handler<Name> }

export interface Door<Table> {
  operations: Table
  handlers: Handlers<Table>
  /** Connections of the role that this door's callers act as. */
  pool: pg.Pool
  /** Opens the session of the caller within a transaction, or raises. */
  openSession: OpenSession
  services: Services
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

export function createDispatch<Table extends Record<string, Operation>>(door: Door<Table>): Dispatch {
  const entries = new Map(compile(door).map((entry) => [entry.name, entry]))

  return async (call) => {
    const entry = entries.get(call.operation)
    if (!entry) throw refuse('UNKNOWN_OPERATION')
    const opening = openingOf(door, entry.promise, call)
    for (let tries = 1; ; tries++) {
      const unit = (entry.promise.writes ? writingUnit : readingUnit)(door.pool, opening)
      try {
        return await answer(door, entry, call, unit, opening)
      } catch (error) {
        await unit.abandon()
        if (lostItsTurn(error) && tries < maxTries) continue
        // Nobody learns what is wrong with a call before showing a session that may make it.
        if (error instanceof Refusal && !unit.opened)
          await readingUnit(door.pool, opening).finish().catch(rethrow)
        return rethrow(error)
      }
    }
  }
}

async function answer<Table>(
  door: Door<Table>,
  { name, promise, handle, write }: Entry,
  call: Call,
  unit: Unit,
  opening: Statement | undefined,
): Promise<Answered> {
  const input = promise.input.safeParse(call.input, problemsIn(call.caller.idioma))
  if (!input.success) throw refuse('INVALID_INPUT', { fields: fieldProblems(input.error.issues) })

  // A key belongs to the person who sent it, so a call without a session has none.
  const key =
    promise.writes && needsSession(promise) && !promise.answersSecret ? call.idempotencyKey : undefined
  if (key !== undefined) {
    const kept = await claimKey(unit, { key, operation: name, input: call.input })
    if (kept !== undefined) {
      await unit.finish()
      return { body: kept }
    }
  }

  const session: { started?: { token: string; sujeto: string }; ended?: true } = {}
  const plugins = promise.ofCuenta ? [tenantFilter] : door.plugins
  const db = callerDatabase(unit.run, plugins)
  const result = await handle(input.data, {
    db,
    alone: promise.writes ? callerDatabase(readingUnit(door.pool, opening).run, plugins) : db,
    caller: call.caller,
    session: {
      start: (token, sujeto) => (session.started = { token, sujeto }),
      end: () => (session.ended = true),
    },
    services: door.services,
    log: call.log,
    requestId: call.requestId,
  })
  const body = write(result, call.caller.idioma)

  const { started, ended } = session
  if (key !== undefined) await keepAnswer(unit, key, body)
  await unit.finish(
    changes(promise, input.data)
      ? auditLine({
          operation: name,
          objeto: objectOf(promise, input.data, result),
          call,
          sujeto: started?.sujeto,
        })
      : undefined,
  )
  return { body, session: started ?? (ended ? 'ended' : undefined) }
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
      write: compileAnswer(promise.output, door.checkOutput),
    }
  })
}

const needsSession = ({ access }: Operation) => access !== 'publico'

function openingOf<Table>(
  door: Door<Table>,
  promise: Operation,
  { caller: { tokenHash }, input: { cuentaid } }: Call,
): Statement | undefined {
  if (!needsSession(promise)) return undefined
  if (!tokenHash) throw refuse('SESSION_EXPIRED')
  // What is no text at all is refused with the rest of the input.
  return promise.ofCuenta && typeof cuentaid === 'string'
    ? door.openSession(tokenHash, promise, cuentaid)
    : door.openSession(tokenHash, promise)
}

/** A write that waited for another one which waited for it, as presenting and deciding at once may: nothing of it stayed. */
const maxTries = 3
const lostItsTurn = (error: unknown) =>
  error instanceof pg.DatabaseError &&
  (error.code === '40P01' || error.code === '40001' || readOldView(error))

/** A view was made anew between the plan of a statement and its run: an upgrade beside people at work. */
const readOldView = ({ code, message }: pg.DatabaseError) =>
  code === 'XX000' && /^(could not open relation with OID|cache lookup failed for)/.test(message)

function rethrow(error: unknown): never {
  throw translated(error)
}
