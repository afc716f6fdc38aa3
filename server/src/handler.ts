import type { Input, OperationName, Operations, Result } from '@portal/contract'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { Kysely, RawBuilder } from 'kysely'
import type { Inspector } from './inspection/inspector.ts'
import type { Textos } from './lectura/textos.ts'
import type { Logger } from './logger.ts'
import type { Database } from './database/schema.ts'
import type { Limits } from './sessions/limits.ts'
import type { Passwords } from './sessions/passwords.ts'
import type { Settings } from './settings.ts'
import type { Room } from './storage/room.ts'
import type { Storage } from './storage/storage.ts'

/** Who calls, as the door read it. What the caller may do is decided by the database when the session opens. */
export interface Caller {
  /** The session as the call carries it; missing when it carries none. */
  token?: string | undefined
  /** SHA-256 of the token: all that the database knows of it. */
  tokenHash?: Buffer | undefined
  ip: string
  /** What the program calls itself (`User-Agent`): only ever told to the person whose session it began. */
  agente?: string | undefined
  /** SHA-256 of what names the browser to us; missing while it has no name, and for programs that are none. */
  navegadorHash?: Buffer | undefined
  /** Signed by a cookie rather than by Basic and `_session`. */
  browser: boolean
  /** Nobody's hand made the call: it does not count as activity. */
  passive?: boolean | undefined
  /** In which sentences are said to it. */
  idioma: Idioma
  /** The same where somebody chose it: letters to them are written in it. */
  elegido?: Idioma | undefined
}

/** What the whole server shares. */
export interface Services {
  settings: Settings
  storage: Storage
  inspector: Inspector
  room: Room
  textos: Textos
  passwords: Passwords
  limits: Limits
  /** Where files wait until they are kept. */
  spoolDir: string
}

type Last = Pick<RawBuilder<unknown>, 'compile'>

export interface Context {
  /**
   * The caller's transaction: it opens with the first statement, and a write commits when the handler is done.
   * Rows of other carriers do not exist in it.
   */
  db: Kysely<Database>
  /**
   * The same, but each statement commits by itself and outside of the write's transaction: for what comes before slow
   * work such as comparing a password, so that no connection waits for it, and for what stays though the call is refused.
   */
  alone: Kysely<Database>
  /**
   * As the role that begins sessions and knows passwords, each statement by itself: what proves who somebody is. It sees
   * nobody's records.
   */
  ingreso: Kysely<Database>
  /**
   * What a write does last, in the message that commits it: nobody waits for its answer, and what it locks is locked
   * for no longer than that takes. Operations that only read have no such end.
   */
  atLast: (statement: Last) => void
  caller: Caller
  /** What becomes of the caller's session once the answer is good: the door writes or clears the cookie. */
  session: {
    /** `sujeto` is the contactid or operadorid that signed in. */
    start: (token: string, sujeto: string) => void
    end: () => void
  }
  /** Whom a refusal of this call is about, said by a handler without a session once it knows: a contactid or an operadorid. */
  concerns: (sujeto: string) => void
  /**
   * The hash of what names the browser that calls, which the door gives a name where it has none; null for a program
   * that is no browser.
   */
  navegador: () => Buffer | null
  services: Services
  log: Logger
  requestId: string
}

/**
 * One operation. Its input is checked and has its defaults; what the promise does not name is dropped from what
 * it answers. It says no by throwing `refuse(…)`, and then nothing of what it wrote stays. One whose answer is kept has the
 * data and nothing else to answer from.
 */
export type Handler<Name extends OperationName> = (
  input: Input<Name>,
  context: Operations[Name]['kept'] extends true ? Pick<Context, 'db'> : Context,
) => Promise<Result<Name>>

const onItsData = Symbol('a handler that works with its transaction alone')

/**
 * A write that works with its transaction alone: before its first statement it can do nothing that stays, so that the claim
 * of its caller's key goes in the same message.
 */
export const worksOnData = <Name extends OperationName>(
  handle: (input: Input<Name>, context: Pick<Context, 'db' | 'atLast' | 'caller'>) => Promise<Result<Name>>,
) => Object.assign(handle, { [onItsData]: true as const })

export const isOnData = (handle: object): boolean => onItsData in handle
