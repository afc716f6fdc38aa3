import { Refusal, refuse, type RefusalName } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import { inTries } from '../database/inTries.ts'
import { createLooks, type Look } from '../database/looks.ts'
import { translated } from '../database/refusals.ts'
import type { Database } from '../database/schema.ts'
import { readingUnit } from '../database/unit.ts'
import { createFairTurns, type FairTurns } from '../fairTurns.ts'
import type { Opening } from '../database/opening.ts'
import type { Caller } from '../handler.ts'
import { checked, databaseOf, inUnit } from '../life/inUnit.ts'
import { findKept } from '../life/findKept.ts'
import { isOfDay, type Question } from '../life/keptAnswers.ts'
import { noteRefusal } from '../life/noteRefusal.ts'
import { inItsTurn, wayOfToken } from '../life/side.ts'
import { createMemoryLimits } from '../sessions/memoryLimits.ts'
import { seenIn } from '../sessions/openToken.ts'
import { networkOf } from '../sessions/networkOf.ts'
import type { TokenOwner } from '../sessions/programToken.ts'
import type { AppParts } from './appParts.ts'
import { caller } from './caller.ts'
import type { Allowance, TokenLimits } from './tokenLimits.ts'

/** Turns of all that is asked with tokens, of each side's connections apart. */
export type TokenTurns = Readonly<Record<TokenOwner, { inTurn: FairTurns; look: Look }>>

const waiting = { mostOfOne: 100, most: 2_000, refuse: () => refuse('BUSY') }

/**
 * One fewer at once than a side has connections, so that people wait behind none of them, and of one token one at a time, so
 * that no other waits behind what it asks in bulk.
 */
export function createTokenTurns({ app, proveedor }: AppParts['pools']): TokenTurns {
  const turns = (pool: pg.Pool) => {
    const inTurn = createFairTurns({ atOnce: pool.options.max - 1, atOnceOfOne: 1, waiting })
    return {
      inTurn,
      look: createLooks({ pool, inTurn: (message, work) => inTurn(`look ${message}`, work), waiting }),
    }
  }
  return { cuenta: turns(app), proveedor: turns(proveedor) }
}

/** What a request shows: whose it says it is, which says the database role that may open it. */
interface Shown {
  owner: TokenOwner
  hash: Buffer
}

interface Kind extends Pick<AppParts, 'sides'> {
  limits: TokenLimits
  turns: TokenTurns
  /** How it is told that there is no such token. */
  unknown: RefusalName
}

interface Asked<Token extends Shown, Rows, Answer> {
  request: FastifyRequest
  /** Under which the audit tells of it. */
  operacion: string
  /** What the request shows; undefined where it is nothing that could be one. */
  token: Token | undefined
  /** As how often it counts. */
  points: number
  /** How the token opens its transaction, which says of it how often it may ask (`limits.know`). */
  opening: (token: Token, who: Caller) => Opening
  /** A look at the question, that takes no statement and is told only to whoever may ask. */
  check?: () => void
  read: (db: Kysely<Database>) => Promise<Rows>
  /** Where the same may be answered again while nothing changed that its account sees. */
  kept?: KeptAs<Answer>
  /** What is made of it, in the same turn and without a connection. */
  make: (rows: Rows) => Promise<Answer>
}

/** As what an answer is known, and as which text it is kept. */
export interface KeptAs<Answer> {
  /** Nothing where it is asked each time. */
  question: () => Pick<Question, 'operation' | 'input'> | undefined
  write: (answer: Answer) => string
  read: (body: string) => Answer
}

export interface Given<Answer> {
  answer: Answer
  /** How often its token may still ask. */
  allowance: Allowance
}

/**
 * The life of what is asked with a token instead of a session: how often → who → in turn → answer. Nothing here writes.
 * Tokens that are none wait, each network for itself.
 */
export function createLifeOfTokens({ sides, limits, turns, unknown }: Kind) {
  const wrong = createMemoryLimits()

  async function live<Token extends Shown, Rows, Answer>(
    { token, points, opening, check, kept, read, make }: Asked<Token, Rows, Answer>,
    who: Caller,
  ): Promise<Given<Answer>> {
    if (!token) throw refuse(unknown)
    // What only looks like a token counts for nobody's.
    const before = await limits.consume(token.hash, points)
    const side = token.owner === 'cuenta' ? sides.carrier : sides.provider
    const way = wayOfToken(side, who, opening(token, who))
    if (check) await checked(way, check)
    // What was never opened here may be made up: all of those of a network are one in the line.
    const whose = before ? token.hash.toString('latin1') : networkOf(who.ip)
    const said = kept?.question()
    const question = said && { tokenHash: token.hash, idioma: who.idioma, ...said }
    const given = async (answer: Answer): Promise<Given<Answer>> => {
      const allowance = before ?? (await limits.consume(token.hash, points))
      if (!allowance) throw new Error('a token that was opened without saying how often it may ask')
      return { answer, allowance }
    }
    const { inTurn, look } = turns[token.owner]
    const found = question && (await findKept(way, question, { whose, look, seenIn }))
    if (kept && found) return given(kept.read(found.body))
    const answer = await inTurn(whose, async (turn) => {
      const day = hoyEnBuenosAires()
      const { rows, seen } = await inTries(() =>
        inUnit(inItsTurn(way, turn), readingUnit, async (unit) => {
          const rows = await read(databaseOf(way, unit))
          await unit.finish()
          return { rows, seen: unit.seen === undefined ? undefined : seenIn(unit.seen) }
        }),
      )
      const made = await make(rows)
      // As of a session's: where the two clocks are of different days, nothing is kept.
      if (kept && question && seen !== undefined && isOfDay(seen, day) && isOfDay(seen, hoyEnBuenosAires()))
        side.kept.keep(question, { seen, body: kept.write(made) })
      return made
    })
    return given(answer)
  }

  return async <Token extends Shown, Rows, Answer>(
    asked: Asked<Token, Rows, Answer>,
  ): Promise<Given<Answer>> => {
    const who = caller(asked.request, undefined, false)
    try {
      return await live(asked, who)
    } catch (error) {
      const why = translated(error)
      noteRefusal(sides.carrier.refusedAttacks, why, {
        puerta: 'portal',
        operacion: asked.operacion,
        caller: who,
        inSession: false,
      })
      if (why instanceof Refusal && why.is(unknown))
        await wrong.consume({ limit: 'programFrom', key: networkOf(who.ip) })
      throw why
    }
  }
}
