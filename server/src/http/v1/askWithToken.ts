import { Refusal, refuse } from '@portal/contract'
import type { Reading, ReadingName } from '@portal/contract/apiV1.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { inTries } from '../../database/inTries.ts'
import { translated } from '../../database/refusals.ts'
import type { Database } from '../../database/schema.ts'
import { readingUnit } from '../../database/unit.ts'
import { readInput } from '../../inputProblems.ts'
import { checked, databaseOf, inUnit } from '../../life/inUnit.ts'
import { noteRefusal } from '../../life/noteRefusal.ts'
import { wayOfToken } from '../../life/side.ts'
import { readingHandlers } from '../../operations/programs/index.ts'
import { createMemoryLimits } from '../../sessions/memoryLimits.ts'
import { networkOf } from '../../sessions/networkOf.ts'
import { openToken } from '../../sessions/openToken.ts'
import { shownToken } from '../../sessions/programToken.ts'
import { createFairTurns } from '../../fairTurns.ts'
import { headerOf } from '../answerCall.ts'
import type { AppParts } from '../appParts.ts'
import { caller } from '../caller.ts'
import { createProgramLimits, type Allowance } from './programLimits.ts'

export interface Answered {
  /** As the contract promises it, and nothing else. */
  result: object
  /** How often its token may still ask. */
  allowance: Allowance
}

/**
 * The life of what a program asks with its token: who → may they → what do they ask → answer. Its steps are those of every
 * call, and nothing here writes.
 */
export function createAsking({ sides, tokenUses }: Pick<AppParts, 'sides' | 'tokenUses'>) {
  const limits = createProgramLimits()
  /** Of tokens that are none: each network waits for itself. */
  const wrong = createMemoryLimits()
  /**
   * Fewer at once than either side has connections (4 and 3), so that people wait behind none of them, and of one program
   * one at a time, so that no other waits behind what it asks in bulk.
   */
  const inTurn = createFairTurns({
    atOnce: 2,
    atOnceOfOne: 1,
    waiting: { mostOfOne: 100, most: 2_000, refuse: () => refuse('BUSY') },
  })

  return async (name: ReadingName, reading: Reading, request: FastifyRequest): Promise<Answered> => {
    try {
      return await ask(name, reading, request)
    } catch (error) {
      const why = translated(error)
      const who = caller(request, undefined, false)
      noteRefusal(sides.carrier.refusedAttacks, why, {
        puerta: 'portal',
        operacion: `v1 ${name}`,
        caller: who,
        inSession: false,
      })
      if (why instanceof Refusal && why.is('TOKEN_UNKNOWN'))
        await wrong.consume({ limit: 'programFrom', key: networkOf(who.ip) })
      throw why
    }
  }

  async function ask(
    name: ReadingName,
    { alcance, method, question, answer }: Reading,
    request: FastifyRequest,
  ): Promise<Answered> {
    const token = shownToken(headerOf(request, 'authorization'))
    if (!token) throw refuse('TOKEN_UNKNOWN')
    const sent = method === 'GET' ? request.query : request.body
    const points = pointsOf(sent)
    // What only looks like a token counts for nobody's.
    const before = await limits.consume(token.hash, points)
    const who = caller(request, undefined, false)
    let opened: string | undefined
    const way = wayOfToken(
      token.owner === 'cuenta' ? sides.carrier : sides.provider,
      who,
      openToken(token, {
        ip: who.ip,
        alcance,
        told({ porMinuto, tokenid }) {
          limits.know(token.hash, porMinuto)
          opened = tokenid
        },
      }),
    )
    const asked = await checked(way, () => readInput(question, sent))
    const handle = readingHandlers[name] as (db: Kysely<Database>, asked: unknown) => Promise<object> // of the same name
    // What was never opened here may be made up: all of those of a network are one in the line.
    const whose = before ? token.hash.toString('latin1') : networkOf(who.ip)
    const result = await inTurn(whose, () =>
      inTries(() =>
        inUnit(way, readingUnit, async (unit) => {
          const result = await handle(databaseOf(way, unit), asked)
          await unit.finish()
          return result
        }),
      ),
    )
    const allowance = before ?? (await limits.consume(token.hash, points))
    if (opened === undefined || !allowance)
      throw new Error('a token that was opened without saying how often it may ask')
    tokenUses.note(opened)
    return { result: answer.parse(result) as object, allowance } // every answer is an object
  }
}

/** What is asked in bulk counts for as many tens as it is. */
function pointsOf(sent: unknown): number {
  const { preguntas } = typeof sent === 'object' && sent !== null ? (sent as { preguntas?: unknown }) : {}
  return Array.isArray(preguntas) ? Math.max(1, Math.ceil(preguntas.length / 10)) : 1
}
