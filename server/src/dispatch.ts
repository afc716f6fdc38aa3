import { refuse, type OperationName } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { Operation } from '@portal/contract/operation.ts'
import { changes, objectOf } from './audit.ts'
import { compileAnswer } from './compileAnswer.ts'
import type { Statement } from './database/batch.ts'
import { callerDatabase, statementOf } from './database/callerDatabase.ts'
import { inTries } from './database/inTries.ts'
import { translated } from './database/refusals.ts'
import { readingUnit, type Unit } from './database/unit.ts'
import { isOnData, type Caller, type Context, type Handler, type Services } from './handler.ts'
import { readInput } from './inputProblems.ts'
import { findKept } from './life/findKept.ts'
import { checked, databaseOf, inUnit } from './life/inUnit.ts'
import { isOfDay } from './life/keptAnswers.ts'
import { noteRefusal } from './life/noteRefusal.ts'
import { inItsTurn, wayInSession, wayOfAnybody, type Side, type Way } from './life/side.ts'
import { write, type Done } from './life/write.ts'
import type { Logger } from './logger.ts'
import type { Packed } from './packed.ts'
import { newNavegadorToken, type Token } from './sessions/token.ts'
import type { Turn } from './turns.ts'

/** The life of a call in an envelope: who → may they → input → handler → output. Its steps are in life/, and those of doors that carry bytes too. */

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
  /** Of an answer that is kept: what `body` became on its way before, and whatever it becomes now. */
  packed?: Packed | undefined
  /** What the door does with the caller's cookie. */
  session?: { token: string } | 'ended' | undefined
  /** What the browser is called from now on. */
  navegador?: string | undefined
}

export type Dispatch = (call: Call) => Promise<Answered>

/** A handler for each operation of a table: the compiler asks for those that are missing. */
export type Handlers<Table> = { [Name in keyof Table & OperationName]: Handler<Name> }

export interface Door<Table> {
  side: Side
  operations: Table
  handlers: Handlers<Table>
  services: Services
  /** Compare every answer with the promise, as tests do. */
  checkOutput: boolean
}

interface Entry {
  name: string
  promise: Operation
  handle: (input: unknown, context: Context) => Promise<unknown>
  write: (result: unknown, idioma: Idioma) => string
}

/** Whom a refusal of the call would be about, where the handler knows it of somebody who is not signed in. */
interface About {
  sujeto?: string
}

export function createDispatch<Table extends Record<string, Operation>>(door: Door<Table>): Dispatch {
  const { side } = door
  const entries = new Map(compile(door).map((entry) => [entry.name, entry]))

  return async (call) => {
    const entry = entries.get(call.operation)
    if (!entry) throw refuse('UNKNOWN_OPERATION')
    const inSession = needsSession(entry.promise)
    const about: About = {}
    try {
      // A sign-in waits in a line of its own for its password to be compared, and nobody behind it.
      return await (inSession
        ? side.inTurn((turn) => perform(entry, call, about, turn))
        : perform(entry, call, about))
    } catch (error) {
      const why = translated(error)
      const { puerta, refusedAttacks } = side
      noteRefusal(refusedAttacks, why, {
        puerta,
        operacion: entry.name,
        caller: call.caller,
        inSession,
        sujeto: about.sujeto,
      })
      throw why
    }
  }

  async function perform(entry: Entry, call: Call, about: About, turn?: Turn): Promise<Answered> {
    const { name, promise } = entry
    const way = wayOf(side, promise, call, turn)
    const input = await checked(way, () => readInput(promise.input, call.input))
    const asked = { entry, call, way, input, about, services: door.services }
    if (!changes(promise, call.input)) return read(asked)
    // A key belongs to the person who sent it, so a call without a session has none.
    const key = needsSession(promise) && !promise.answersSecret ? call.idempotencyKey : undefined
    const { body, done } = await write(
      {
        way,
        operation: name,
        requestId: call.requestId,
        withoutRoom: !takesRoom(promise),
        once: key === undefined ? undefined : { key, input: call.input },
        ahead: isOnData(entry.handle),
      },
      (unit) => answer(asked, unit),
    )
    return { body, session: done?.session, navegador: done?.navegador }
  }
}

/** Asked for, or answered as before where that is still so. */
async function read(asked: Performed): Promise<Answered> {
  const { entry, call, way, input } = asked
  const { kept, look } = way.side
  const { tokenHash, idioma } = call.caller
  const question =
    entry.promise.kept && tokenHash ? { tokenHash, operation: entry.name, idioma, input } : undefined
  if (question) {
    const whose = question.tokenHash.toString('latin1')
    const before = await findKept(way, question, { whose, look })
    if (before) return { body: before.body, packed: before.packed }
  }
  return inTries(() =>
    inUnit(way, readingUnit, async (unit) => {
      const day = hoyEnBuenosAires()
      const answered = await answer(asked, unit)
      await unit.finish()
      const { seen } = unit
      // Where the two clocks are of different days, what was reckoned here isn't of the day that the database tells.
      if (!question || seen === undefined || !isOfDay(seen, day) || !isOfDay(seen, hoyEnBuenosAires()))
        return answered
      const packed = {}
      kept.keep(question, { seen, body: answered.body, packed })
      return { ...answered, packed }
    }),
  )
}

interface Performed {
  entry: Entry
  call: Call
  way: Way
  input: unknown
  about: About
  services: Services
}

async function answer(
  { entry: { promise, handle, write }, call, way, input, about, services }: Performed,
  unit: Unit,
): Promise<Done & Answered> {
  let navegador: Token | undefined
  const session: { started?: { token: string; sujeto: string }; ended?: true } = {}
  const last: Statement[] = []
  const db = databaseOf(way, unit)
  const result = await handle(input, {
    db,
    alone: changes(promise, call.input) ? databaseOf(way, readingUnit(way.pool, way.opening)) : db,
    // Few ask for it.
    get ingreso() {
      return callerDatabase(readingUnit(way.side.ingreso, undefined).run, [])
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
    services,
    log: call.log,
    requestId: call.requestId,
  })
  const { started, ended } = session
  return {
    body: write(result, call.caller.idioma),
    objeto: objectOf(promise, input, result),
    sujeto: started?.sujeto,
    last,
    session: started ?? (ended ? 'ended' : undefined),
    navegador: navegador?.token,
  }
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

function wayOf(
  side: Side,
  promise: Operation,
  { caller, input: { cuentaid } }: Call,
  turn: Turn | undefined,
): Way {
  if (!needsSession(promise)) return wayOfAnybody(side, caller)
  // What is no text at all is refused with the rest of the input.
  return inItsTurn(
    wayInSession(side, caller, promise, typeof cuentaid === 'string' ? cuentaid : undefined),
    turn,
  )
}
