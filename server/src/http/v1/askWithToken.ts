import { refuse } from '@portal/contract'
import type { Reading, ReadingName } from '@portal/contract/apiV1.ts'
import type { Alcance } from '@portal/contract/tokens.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { readInput } from '../../inputProblems.ts'
import { readingHandlers } from '../../operations/programs/index.ts'
import { openToken } from '../../sessions/openToken.ts'
import { shownToken } from '../../sessions/programToken.ts'
import { headerOf } from '../answerCall.ts'
import type { AppParts } from '../appParts.ts'
import { createTokenLimits } from '../tokenLimits.ts'
import { createLifeOfTokens, type Given, type TokenTurns } from '../withToken.ts'

/** Answers a question of a program. */
export type Ask = ReturnType<typeof createAsking>['ask']
/** Reads something with a program's token that no reading of the contract is. */
export type ReadInScope = ReturnType<typeof createAsking>['readInScope']

/** As the contract promises it, and nothing else. */
export type Answered = Given<object>

interface InScope<Rows, Answer> {
  alcance: Alcance
  /** Under which the audit tells of it. */
  operacion: string
  /** As how often it counts; once unless said. */
  points?: number
  check?: () => void
  known?: () => { operation: string; input: unknown }
  read: (db: Kysely<Database>) => Promise<Rows>
  make: (rows: Rows) => Promise<Answer>
}

/** The life of what a program asks with its token. Its steps are those of all tokens. */
export function createAsking({
  sides,
  tokenUses,
  inTurn,
}: Pick<AppParts, 'sides' | 'tokenUses'> & { inTurn: TokenTurns }) {
  const limits = createTokenLimits({
    of: 'token',
    seconds: 60,
    atItsLimit: (seconds) =>
      refuse('TOKEN_AT_ITS_LIMIT', { retryAfter: seconds, words: { segundos: String(seconds) } }),
  })
  const live = createLifeOfTokens({
    sides,
    limits,
    inTurn,
    unknown: 'TOKEN_UNKNOWN',
  })

  async function readInScope<Rows, Answer>(
    request: FastifyRequest,
    { alcance, points = 1, ...asked }: InScope<Rows, Answer>,
  ): Promise<Given<Answer>> {
    let opened: string | undefined
    const given = await live({
      ...asked,
      points,
      request,
      token: shownToken(headerOf(request, 'authorization')),
      opening: (token, { ip }) =>
        openToken(token, {
          ip,
          alcance,
          told({ porMinuto, tokenid }) {
            limits.know(token.hash, porMinuto)
            opened = tokenid
          },
        }),
    })
    if (opened !== undefined) tokenUses.note(opened)
    return given
  }

  async function ask(
    name: ReadingName,
    { alcance, method, question, answer }: Reading,
    request: FastifyRequest,
    /** What is asked, where it stands nowhere else than among what an assistant says. */
    sent: unknown = method === 'GET' ? request.query : request.body,
  ): Promise<Answered> {
    const handle = readingHandlers[name] as (db: Kysely<Database>, asked: unknown) => Promise<object> // of the same name
    let asked: unknown
    const given = await readInScope(request, {
      alcance,
      operacion: `v1 ${name}`,
      points: pointsOf(sent),
      check() {
        asked = readInput(question, sent)
      },
      known: () => ({ operation: `v1 ${name}`, input: asked }),
      read: (db) => handle(db, asked),
      make: (result) => Promise.resolve(answer.parse(result) as object), // every answer is an object
    })
    return { ...given, answer: reckonedNow(given.answer) }
  }

  return { ask, readInScope }
}

/** What is asked in bulk counts for as many tens as it is. */
function pointsOf(sent: unknown): number {
  const { preguntas } = typeof sent === 'object' && sent !== null ? (sent as { preguntas?: unknown }) : {}
  return Array.isArray(preguntas) ? Math.max(1, Math.ceil(preguntas.length / 10)) : 1
}

/** What stood before and was found to stand is of now: whoever keeps it reads when it was last known to be so. */
function reckonedNow(answer: object): object {
  const calculado = new Date().toISOString()
  if ('calculado' in answer) return { ...answer, calculado }
  return 'veredictos' in answer && Array.isArray(answer.veredictos)
    ? { ...answer, veredictos: answer.veredictos.map((each: object) => ({ ...each, calculado })) }
    : answer
}
