import { Refusal, refuse } from '@portal/contract'
import type { Operation } from '@portal/contract/operation.ts'
import type { Puerta } from '@portal/contract/rechazos.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type pg from 'pg'
import type * as z from 'zod/mini'
import { auditLine } from '../audit.ts'
import { callerDatabase } from '../database/callerDatabase.ts'
import { inTries } from '../database/inTries.ts'
import type { Opening } from '../database/opening.ts'
import { translated } from '../database/refusals.ts'
import type { Database } from '../database/schema.ts'
import { tenantFilter } from '../database/tenantFilter.ts'
import { readingUnit, writingUnit, type Unit } from '../database/unit.ts'
import type { Caller } from '../handler.ts'
import type { AppParts } from './appParts.ts'
import { browserCaller, caller, outsideCaller } from './caller.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { answerRefusal } from './fault.ts'
import { FileQuery } from './fileQuery.ts'
import { requireOwnPage } from './sameOrigin.ts'
import type { SessionCookie } from './sessionCookie.ts'

/**
 * The life of a request whose body or answer is no envelope: who → may they → what came in → the door's work → audit.
 * Such a door promises who may use it in the words of an operation, and is one of the table in byteDoors.ts.
 */

/** What a door asks of a session. */
export type Asked = Pick<
  Operation,
  'access' | 'writes' | 'whileIncomplete' | 'whileSuspended' | 'ofCuenta'
> & {
  /** What comes and goes by itself is no activity of the session. */
  passive: boolean
}

export interface ByteDoor {
  /** Under which the audit tells of it. */
  name: string
  method: 'GET' | 'POST'
  path: string
  /** Its answer goes on for as long as somebody listens. */
  endless: boolean
  /** What it answers takes work, so that only our own pages, or an address that the person typed, begin it. */
  costly: boolean
  /** Open to a carrier's people, to the provider's, or to both: a browser may hold a session of each. */
  carrier?: Asked
  provider?: Asked
  /** Names of what stands beside the files that come in. */
  fields: readonly string[]
  /** Puts it among the routes. */
  open: (app: FastifyInstance, parts: AppParts) => Promise<void>
}

interface Promised<Params extends Readonly<Record<string, string>>, Body extends Incoming> {
  name: string
  carrier?: Pick<Operation, 'access'> & Partial<Asked>
  provider?: Pick<Operation, 'access'> & Partial<Asked>
  method: 'GET' | 'POST'
  path: string
  endless?: true
  costly?: true
  /** Of the address. What can't be one answers as what is not there; with `ofCuenta` one of them is `cuentaid`. */
  params: z.ZodMiniType<Params>
  /** Pictures and downloads read no envelope: there refusals carry an HTTP status of their own. */
  refusals: 'envelope' | 'status'
  incoming?: {
    fields: readonly string[]
    maxBytes: number
    /** The types of body it takes. */
    setUp: (app: FastifyInstance) => Promise<void>
    receive: (request: FastifyRequest, parts: AppParts) => Promise<Body>
  }
  /** Answers, or throws the refusal that is answered instead. */
  handle: (visit: Visit<Params, Body>) => Promise<FastifyReply>
}

/** What came in, while nobody has looked at whose it is. */
export interface Incoming {
  /** The session that an outside client named in it. */
  session: unknown
  /** Leaves nothing of it behind. */
  discard: () => Promise<void>
}

export interface Visit<Params, Body> {
  params: Params
  body: Body
  caller: Caller
  /** The caller's session is opened with each statement, and each is a transaction of its own. */
  run: Unit['run']
  /** The same for Kysely. */
  db: Kysely<Database>
  /**
   * One transaction, of its unit and of Kysely, which ends with the door's line in the audit; what fails in it leaves
   * nothing, and what met another write that waited for it is done again.
   */
  write: Write
  request: FastifyRequest
  reply: FastifyReply
  parts: AppParts
}

/** `objetoOf` says which record its line names; nothing, that there is none because nothing was written. */
type Write = <Result>(
  work: (unit: Unit, db: Kysely<Database>) => Promise<Result>,
  objetoOf: (result: Result) => string | null | undefined,
) => Promise<Result>

export function byteDoor<Params extends Readonly<Record<string, string>>, Body extends Incoming>(
  promised: Promised<Params, Body>,
): ByteDoor {
  const { name, method, path, incoming } = promised
  const door = {
    name,
    method,
    path,
    endless: promised.endless ?? false,
    costly: promised.costly ?? false,
    ...(promised.carrier && { carrier: asked(promised.carrier) }),
    ...(promised.provider && { provider: asked(promised.provider) }),
    fields: incoming?.fields ?? [],
  }
  return {
    ...door,
    async open(app, parts) {
      await incoming?.setUp(app)
      app.route({
        method,
        url: path,
        ...(incoming && { bodyLimit: incoming.maxBytes }),
        onRequest: async (request) => {
          if (incoming) await atTheDoor(door, request, parts)
        },
        handler: async (request, reply) => {
          try {
            return await serve(promised, door, { request, reply, parts })
          } catch (error) {
            const why = translated(error)
            if (promised.refusals === 'envelope' || !(why instanceof Refusal) || why.status !== 200) throw why
            return answerRefusal(new Refusal(why.body, why.is('RECORD_NOT_FOUND') ? 404 : 403), reply)
          }
        },
      })
    },
  }
}

const asked = ({ access, ...rest }: Pick<Operation, 'access'> & Partial<Asked>): Asked => ({
  access,
  writes: rest.writes ?? false,
  whileIncomplete: rest.whileIncomplete ?? false,
  whileSuspended: rest.whileSuspended ?? false,
  ofCuenta: rest.ofCuenta ?? false,
  passive: rest.passive ?? false,
})

interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  parts: AppParts
}

type Facts = Pick<ByteDoor, 'name' | 'method' | 'costly' | 'carrier' | 'provider'>

/** Before any byte of a body is read, a browser shows its session; an outside client, its credentials. */
async function atTheDoor(door: Facts, request: FastifyRequest, parts: AppParts): Promise<void> {
  if (isOutsideClient(request, parts.settings)) return
  const found = ways(door, request, parts, undefined, undefined)
  await inEachWay(found, teller(door, parts), ({ pool, opening }) => readingUnit(pool, opening).finish())
}

async function serve<Params extends Readonly<Record<string, string>>, Body extends Incoming>(
  { name, params, incoming, handle }: Promised<Params, Body>,
  door: Facts,
  { request, reply, parts }: Exchange,
): Promise<FastifyReply> {
  if (door.costly) requireOwnPage(request)
  const address = params.safeParse(request.params)
  const body = await incoming?.receive(request, parts)
  const session = incoming ? body?.session : FileQuery.parse(request.query)._session
  const cuentaid = address.success ? address.data['cuentaid'] : undefined
  try {
    const found = ways(door, request, parts, session, cuentaid)
    return await inEachWay(found, teller(door, parts), async (way) => {
      const reading = readingUnit(way.pool, way.opening)
      try {
        if (!address.success) throw refuse('RECORD_NOT_FOUND')
        return await handle({
          params: address.data,
          body: body as Body, // there where the door takes something in, and no other asks for it
          caller: way.caller,
          run: reading.run,
          db: databaseOf(way, reading),
          write: async (work, objetoOf) => {
            await parts.services.room.requireForWrites()
            return audited({ name, way, requestId: request.id, work, objetoOf })
          },
          request,
          reply,
          parts,
        })
      } catch (error) {
        // Nobody learns what is wrong with a call before showing a session that may make it.
        if (error instanceof Refusal && !reading.opened) await reading.finish()
        throw error
      }
    })
  } catch (error) {
    await body?.discard()
    throw error
  }
}

/** A session that the request carries, and what it is asked for here. */
interface Way {
  puerta: Puerta
  caller: Caller
  pool: pg.Pool
  opening: Opening
  ofOneCarrier: boolean
}

function ways(
  { method, carrier, provider }: Facts,
  request: FastifyRequest,
  { settings, pools, openSession, cookies }: AppParts,
  session: unknown,
  cuentaid: string | undefined,
): Way[] {
  const outside = isOutsideClient(request, settings)
  // What a link opens comes from anywhere; what is sent comes from our own page.
  const browser = (cookie: SessionCookie) =>
    method === 'GET' ? caller(request, cookie.read(request), true) : browserCaller(request, settings, cookie)
  const found: Way[] = []
  if (carrier) {
    const who = outside ? outsideCaller(request, session) : browser(cookies.portal)
    if (who.tokenHash)
      found.push({
        puerta: outside ? 'programa' : 'portal',
        caller: who,
        pool: pools.app,
        opening: openSession.carrier(who.tokenHash, carrier),
        ofOneCarrier: true,
      })
  }
  if (provider && !outside) {
    const who = browser(cookies.consola)
    if (who.tokenHash)
      found.push({
        puerta: 'consola',
        caller: who,
        pool: pools.proveedor,
        opening: openSession.provider(who.tokenHash, provider, provider.ofCuenta ? cuentaid : undefined),
        ofOneCarrier: provider.ofCuenta,
      })
  }
  return found
}

/** Tells of what was refused to whoever came in by a way. */
type Tell = (refusal: Refusal, way: Way) => void

const teller =
  ({ name }: Facts, { rechazos }: AppParts): Tell =>
  (refusal, { puerta, caller }) =>
    rechazos.note(refusal, { puerta, operacion: name, caller, tokenHash: caller.tokenHash })

/** The first that is let in. When none is, that the record is not there says more than that a session has ended. */
async function inEachWay<Result>(
  found: readonly Way[],
  tell: Tell,
  enter: (way: Way) => Promise<Result>,
): Promise<Result> {
  let refusal = refuse('SESSION_EXPIRED')
  let by: Way | undefined
  for (const way of found) {
    try {
      return await enter(way)
    } catch (error) {
      const why = translated(error)
      if (!(why instanceof Refusal)) throw why
      if (why.status !== 200) {
        tell(why, way)
        throw why
      }
      if (!refusal.is('RECORD_NOT_FOUND')) {
        refusal = why
        by = way
      }
    }
  }
  if (by) tell(refusal, by)
  throw refusal
}

/** The caller's statements through Kysely, in the transaction of one unit. */
const databaseOf = ({ ofOneCarrier }: Way, { run }: Unit) =>
  callerDatabase(run, ofOneCarrier ? [tenantFilter] : [])

interface Audited<Result> {
  name: string
  way: Way
  requestId: string
  work: (unit: Unit, db: Kysely<Database>) => Promise<Result>
  objetoOf: (result: Result) => string | null | undefined
}

const audited = <Result>({ name, way, requestId, work, objetoOf }: Audited<Result>): Promise<Result> =>
  inTries(async () => {
    const unit = writingUnit(way.pool, way.opening)
    try {
      const result = await work(unit, databaseOf(way, unit))
      const objeto = objetoOf(result)
      await unit.finish(
        objeto === undefined
          ? []
          : [auditLine({ operation: name, objeto, call: { caller: way.caller, requestId } })],
      )
      return result
    } catch (error) {
      await unit.abandon()
      throw error
    }
  })
