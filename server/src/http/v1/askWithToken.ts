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
import { tagLength, tagOf } from '../entityTag.ts'
import { createLifeOfTokens, type Given, type KeptAs, type TokenTurns } from '../withToken.ts'

/** Answers a question of a program. */
export type Ask = ReturnType<typeof createAsking>['ask']
/** Reads something with a program's token that no reading of the contract is. */
export type ReadInScope = ReturnType<typeof createAsking>['readInScope']

/** As the contract promises it, and nothing else: its JSON, and the tag by which a caller knows that it has it. */
export interface Said {
  text: string
  tag: string
}

interface InScope<Rows, Answer> {
  alcance: Alcance
  /** Under which the audit tells of it. */
  operacion: string
  /** As how often it counts; once unless said. */
  points?: number
  check?: () => void
  kept?: KeptAs<Answer>
  read: (db: Kysely<Database>) => Promise<Rows>
  make: (rows: Rows) => Promise<Answer>
}

/** The life of what a program asks with its token. Its steps are those of all tokens. */
export function createAsking({
  sides,
  tokenUses,
  turns,
}: Pick<AppParts, 'sides' | 'tokenUses'> & { turns: TokenTurns }) {
  const limits = createTokenLimits({
    of: 'token',
    seconds: 60,
    atItsLimit: (seconds) =>
      refuse('TOKEN_AT_ITS_LIMIT', { retryAfter: seconds, words: { segundos: String(seconds) } }),
  })
  const live = createLifeOfTokens({
    sides,
    limits,
    turns,
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
  ): Promise<Given<Said>> {
    const handle = readingHandlers[name] as (db: Kysely<Database>, asked: unknown) => Promise<object> // of the same name
    let asked: unknown
    const given = await readInScope(request, {
      alcance,
      operacion: `v1 ${name}`,
      points: pointsOf(sent),
      check() {
        asked = readInput(question, sent)
      },
      kept: {
        ...keptSaid,
        question: () => (asksSince(asked) ? undefined : { operation: `v1 ${name}`, input: asked }),
      },
      read: (db) => handle(db, asked),
      make: (result) => Promise.resolve(say(JSON.stringify(answer.parse(result)))),
    })
    return { ...given, answer: { ...given.answer, text: reckonedNow(given.answer.text) } }
  }

  return { ask, readInScope }
}

/** What is asked in bulk counts for as many tens as it is. */
function pointsOf(sent: unknown): number {
  const { preguntas } = typeof sent === 'object' && sent !== null ? (sent as { preguntas?: unknown }) : {}
  return Array.isArray(preguntas) ? Math.max(1, Math.ceil(preguntas.length / 10)) : 1
}

/**
 * What changed since is told with where to ask from next, which goes on while nothing is written: kept, it would tell the same
 * rows again and again to whoever asked while a long transaction held it back.
 */
const asksSince = (asked: unknown): boolean =>
  typeof asked === 'object' && asked !== null && 'desde' in asked && asked.desde !== undefined

const keptSaid: Pick<KeptAs<Said>, 'write' | 'read'> = {
  write: ({ tag, text }) => tag + text,
  read: (body) => ({ tag: body.slice(0, tagLength), text: body.slice(tagLength) }),
}

/** When a verdict was reckoned. Within a string of JSON its quotes would be escaped. */
const calculado = /"calculado":"[^"]*"/g
const calculadoUnsaid = '"calculado":""'

/** When it was reckoned is no part of what is the same as before: it is said as it is answered. */
function say(text: string): Said {
  const unsaid = text.replaceAll(calculado, calculadoUnsaid)
  return { text: unsaid, tag: tagOf(unsaid) }
}

/** What stood before and was found to stand is of now: whoever keeps it reads when it was last known to be so. */
const reckonedNow = (text: string): string =>
  text.replaceAll(calculadoUnsaid, `"calculado":"${new Date().toISOString()}"`)
