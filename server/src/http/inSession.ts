import { Refusal, refuse } from '@portal/contract'
import type { Operation } from '@portal/contract/operation.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import { idempotencyHeader } from '@portal/contract/door.ts'
import { translated } from '../database/refusals.ts'
import type { Database } from '../database/schema.ts'
import type { Unit } from '../database/unit.ts'
import type { Caller } from '../handler.ts'
import { databaseOf, inUnit, steadyUnit } from '../life/inUnit.ts'
import { noteRefusal } from '../life/noteRefusal.ts'
import { inItsTurn, wayInSession, type Side, type Way } from '../life/side.ts'
import { write, type Done, type Written } from '../life/write.ts'
import { headerOf } from './answerCall.ts'
import type { AppParts } from './appParts.ts'
import { browserCaller, caller, outsideCaller } from './caller.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { answerStatus } from './fault.ts'
import { FileQuery } from './fileQuery.ts'
import { requireOwnPage } from './sameOrigin.ts'
import type { SessionCookie } from './sessionCookie.ts'

/**
 * A door whose body or answer is no envelope: its route, its body and whose cookie it reads. What it does with them are
 * the steps of life/, as for every call. It promises who may use it in the words of an operation, and is one of the table
 * in byteDoors.ts.
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
  /** What it answers is made whole before it is sent: no file waits behind it. */
  whole: boolean
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
  whole?: true
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

/** What came in of somebody who may send it. */
type Sent<Body extends Incoming> = Body & {
  /** The account that it counts for, or the person of the provider's. */
  whose: string
}

export interface Visit<Params, Body extends Incoming> {
  params: Params
  body: Sent<Body>
  caller: Caller
  /** The caller's session is opened with each statement, and each is a transaction of its own. */
  run: Unit['run']
  /** The same for Kysely. */
  db: Kysely<Database>
  /**
   * One transaction, of its unit and of Kysely: the work is its statements alone, and done again where it met another
   * write. `said` is what the call says, for a caller with a key who sends it again.
   */
  write: <Result extends Done>(
    work: (unit: Unit, db: Kysely<Database>) => Promise<Result>,
    said?: Record<string, unknown>,
  ) => Promise<Written<Result>>
  /** A line in the audit, of a record that was asked for. */
  audit: (objeto: string) => Promise<void>
  request: FastifyRequest
  reply: FastifyReply
  parts: AppParts
}

export function byteDoor<Params extends Readonly<Record<string, string>>, Body extends Incoming>(
  promised: Promised<Params, Body>,
): ByteDoor {
  const { name, method, path, incoming } = promised
  const door = {
    name,
    method,
    path,
    endless: promised.endless ?? false,
    whole: promised.whole ?? false,
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
          // Before any byte of a body is read, a browser shows its session; an outside client, its credentials.
          if (incoming && !isOutsideClient(request, parts.settings))
            shown.set(request, await show(door, request, parts, undefined))
        },
        handler: async (request, reply) => {
          try {
            return await serve(promised, door, { request, reply, parts })
          } catch (error) {
            if (promised.refusals === 'envelope') throw error
            return answerStatus(error, reply)
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

/** Whose a session is that was shown before the body was read. */
const shown = new WeakMap<FastifyRequest, string>()

/** Opens the session of whoever sends. An account that the door is to work on is looked for by the write. */
async function show(
  door: Facts,
  request: FastifyRequest,
  parts: AppParts,
  session: unknown,
): Promise<string> {
  return inEachWay(door, ways(door, request, parts, session, undefined), (way) =>
    inUnit(way, steadyUnit, async ({ run }) => {
      const { rows } = await run({ text: 'select coalesce(mi_cuenta(), yo()) as whose', values: [] })
      return String(rows[0]?.['whose'])
    }),
  )
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
  const key = headerOf(request, idempotencyHeader)
  try {
    const whose = incoming && (shown.get(request) ?? (await show(door, request, parts, session)))
    return await inEachWay(door, ways(door, request, parts, session, cuentaid), (way) =>
      inUnit(way, steadyUnit, async (reading) => {
        if (!address.success) throw refuse('RECORD_NOT_FOUND')
        const written: Visit<Params, Body>['write'] = (work, said) =>
          way.side.inTurn((turn) =>
            write(
              {
                way: inItsTurn(way, turn),
                operation: name,
                requestId: request.id,
                once: key === undefined || said === undefined ? undefined : { key, input: said },
                ahead: true,
              },
              (unit) => work(unit, databaseOf(way, unit)),
            ),
          )
        return handle({
          params: address.data,
          body: { ...body, whose } as Sent<Body>, // there where the door takes something in, and no other asks for it
          caller: way.caller,
          run: reading.run,
          db: databaseOf(way, reading),
          write: written,
          async audit(objeto) {
            await written(() => Promise.resolve({ body: '', objeto }))
          },
          request,
          reply,
          parts,
        })
      }),
    )
  } catch (error) {
    await body?.discard()
    throw error
  }
}

/** A session for each side that the door is open to, as far as the request carries one. */
function ways(
  { method, carrier, provider }: Facts,
  request: FastifyRequest,
  { settings, sides, cookies }: AppParts,
  session: unknown,
  cuentaid: string | undefined,
): Way[] {
  const outside = isOutsideClient(request, settings)
  // What a link opens comes from anywhere; what is sent comes from our own page.
  const browser = (cookie: SessionCookie) =>
    method === 'GET' ? caller(request, cookie.read(request), true) : browserCaller(request, settings, cookie)
  const found: Way[] = []
  const add = (side: Side, who: Caller, asked: Asked) => {
    if (who.tokenHash) found.push(wayInSession(side, who, asked, cuentaid))
  }
  if (carrier)
    add(sides.carrier, outside ? outsideCaller(request, session) : browser(cookies.portal), carrier)
  if (provider && !outside) add(sides.provider, browser(cookies.consola), provider)
  return found
}

/** The first that is let in. When none is, that the record is not there says more than that a session has ended. */
async function inEachWay<Result>(
  { name }: Facts,
  found: readonly Way[],
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
      const isFinal = why.status !== 200
      if (isFinal || !refusal.is('RECORD_NOT_FOUND')) {
        refusal = why
        by = way
      }
      if (isFinal) break
    }
  }
  if (by) {
    const { side } = by
    noteRefusal(side.refusedAttacks, refusal, {
      puerta: side.puerta,
      operacion: name,
      caller: by.caller,
      inSession: true,
    })
  }
  throw refusal
}
