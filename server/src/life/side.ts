import { refuse } from '@portal/contract'
import type { Via } from '@portal/contract/refusedAttacks.ts'
import type { KyselyPlugin } from 'kysely'
import type pg from 'pg'
import type { Opening } from '../database/opening.ts'
import { createLooks, type Look } from '../database/looks.ts'
import { tenantFilter } from '../database/tenantFilter.ts'
import type { Caller } from '../handler.ts'
import type { RefusedAttacks } from '../refusedAttacks/refusedAttacks.ts'
import type { Asked, OpenSession } from '../sessions/openSession.ts'
import type { Room } from '../storage/room.ts'
import { createKeptAnswers, type KeptAnswers } from './keptAnswers.ts'
import { createTurns, type Turn, type Turns } from '../turns.ts'

/** One of the two sides that call, the carriers or the provider: what every request of its people leans on. */
export interface Side {
  /** How a browser of theirs comes in. */
  puerta: Via
  /** Connections of the role that its people act as. */
  pool: pg.Pool
  /** Connections of the role for calls without a session. */
  ingreso: pg.Pool
  /** Opens a session of its people within a transaction, or raises. */
  openSession: OpenSession
  plugins: KyselyPlugin[]
  room: Pick<Room, 'requireForWrites'>
  /** Told of what is refused. */
  refusedAttacks: Pick<RefusedAttacks, 'note'>
  inTurn: Turns
  /** Looks whether what they were answered is still so. */
  look: Look
  /** What its people were answered, while it is still so. */
  kept: KeptAnswers
}

/**
 * As many requests are at work at once, and keep the connections busy; more would only hold what they work with in memory
 * while they wait for one (measured: 80 KB a call, of thousands).
 */
const atWork = 32

export const createSide = ({
  keptBytes,
  ...parts
}: Omit<Side, 'inTurn' | 'look' | 'kept'> & { keptBytes: number }): Side => ({
  ...parts,
  look: createLooks({ pool: parts.pool }),
  kept: createKeptAnswers({ maxBytes: keptBytes }),
  inTurn: createTurns({ atOnce: atWork }),
})

/** Who calls, and as which role and in which session their statements run. */
export interface Way {
  side: Side
  caller: Caller
  pool: pg.Pool
  /** Nothing where no session is needed. */
  opening: Opening | undefined
  plugins: KyselyPlugin[]
}

/** For what is open to anybody. */
export const wayOfAnybody = (side: Side, caller: Caller): Way => ({
  side,
  caller,
  pool: side.ingreso,
  opening: undefined,
  plugins: side.plugins,
})

/** As a program's token opens it: it acts for whose it is, and as itself. */
export const wayOfToken = (side: Side, caller: Caller, opening: Opening): Way => ({
  side,
  caller,
  pool: side.pool,
  opening,
  plugins: side.plugins,
})

/** In the caller's session. `cuentaid` is the carrier that a call `ofCuenta` looks at. */
export function wayInSession(
  side: Side,
  caller: Caller,
  asked: Asked & { ofCuenta: boolean },
  cuentaid?: string,
): Way {
  if (!caller.tokenHash) throw refuse('SESSION_EXPIRED')
  const passive = asked.passive === true || caller.passive === true
  return {
    side,
    caller,
    pool: side.pool,
    opening: side.openSession(
      caller.tokenHash,
      { ...asked, passive, idioma: caller.elegido },
      asked.ofCuenta ? cuentaid : undefined,
    ),
    plugins: asked.ofCuenta ? [tenantFilter] : side.plugins,
  }
}

/** The same for whoever has a turn, which others have while something has to be done before it can be opened. */
export const inItsTurn = (way: Way, turn: Turn | undefined): Way =>
  way.opening && turn ? { ...way, opening: { ...way.opening, aside: turn.aside } } : way
