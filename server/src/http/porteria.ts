import { Refusal, refuse } from '@portal/contract'
import { gateDoor, gateOperations, type GateOperation } from '@portal/contract/porteria.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Kysely, PostgresDialect } from 'kysely'
import type * as z from 'zod/mini'
import { translated } from '../database/refusals.ts'
import type { Database } from '../database/schema.ts'
import { readFirmanteDePuertas } from '../firma/firmanteDePuertas.ts'
import type { Caller } from '../handler.ts'
import { readInput } from '../inputProblems.ts'
import type { GateContext } from '../operations/gate/gate.ts'
import { gateHandlers } from '../operations/gate/index.ts'
import { createListas } from '../operations/gate/listas.ts'
import { shownDevice } from '../sessions/deviceToken.ts'
import { createMemoryLimits } from '../sessions/memoryLimits.ts'
import { networkOf } from '../sessions/networkOf.ts'
import { answerCall, headerOf } from './answerCall.ts'
import type { AppParts } from './appParts.ts'
import { noteRefusedNobody, type AskAsNobody } from './asNobody.ts'
import { maxStrangerBytes } from './bareApp.ts'
import { caller, requireJson } from './caller.ts'
import { readEnvelope } from './envelope.ts'
import { requireSameOrigin } from './sameOrigin.ts'

/** Which tell who somebody is. */
const looks: ReadonlySet<GateOperation> = new Set(['VerEnPuerta', 'FotoEnPuerta'])

/** Two hundred pasos with all that can be said of each. */
const maxBytes = 1_000_000

/**
 * The door of devices at gates: from our own page alone, each by its token, which opens nothing elsewhere. The role that asks
 * sees no row, and calls the functions of `views/porteria.sql`. See docs/decisions/0140.
 */
export function porteriaDoor(app: FastifyInstance, parts: AppParts & { asNobody: AskAsNobody }): void {
  const { settings, services, sides, pools, asNobody } = parts
  const side = sides.provider
  const wrong = createMemoryLimits()
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: pools.proveedor }) })
  const listas = createListas(() => readFirmanteDePuertas({ db, dataDir: settings.dataDir }))

  const who = (request: FastifyRequest) => caller(request, undefined, true)
  const shown = (request: FastifyRequest) => shownDevice(headerOf(request, 'authorization'))

  app.post(
    gateDoor.url,
    {
      bodyLimit: maxBytes,
      // Of whoever shows no device that is one, as little is read as of any stranger.
      async onRequest(request) {
        const length = Number(headerOf(request, 'content-length') ?? Infinity)
        if (length <= maxStrangerBytes) return
        await answered(request, 'Sincronizar', async (by) => {
          const hash = shown(request)
          if (!hash) throw refuse('DEVICE_UNKNOWN')
          await asNobody(networkOf(by.ip), by, { text: 'select mirar_dispositivo($1)', values: [hash] })
        })
      },
    },
    (request, reply) => {
      let operation: GateOperation | undefined
      return answered(
        request,
        () => operation ?? gateDoor.operation,
        async (by) => {
          requireSameOrigin(request, settings.baseUrl)
          requireJson(request)
          const envelope = readEnvelope(request.body, gateDoor)
          if (!isGateOperation(envelope.operation)) throw refuse('UNKNOWN_OPERATION')
          operation = envelope.operation
          return perform(operation, envelope.input, { request, reply, by })
        },
      )
    },
  )

  async function perform(
    name: GateOperation,
    sent: Record<string, unknown>,
    { request, reply, by }: { request: FastifyRequest; reply: FastifyReply; by: Caller },
  ): Promise<FastifyReply> {
    const { conLlave, input, output } = gateOperations[name]
    const hash = conLlave ? shown(request) : Buffer.alloc(0)
    if (!hash) throw refuse('DEVICE_UNKNOWN')
    const whose = conLlave ? hash.toString('latin1') : networkOf(by.ip)
    const ask: GateContext['ask'] = (statement, writes) => asNobody(whose, by, statement, writes)
    if (conLlave) {
      // Nobody learns what is wrong with a call before showing a device that may make it.
      await ask({ text: 'select mirar_dispositivo($1)', values: [hash] })
      await services.limits.consume({ limit: 'deviceCalls', key: hash.toString('base64url') })
      if (looks.has(name))
        await services.limits.consume({ limit: 'deviceLooks', key: hash.toString('base64url') })
    } else await services.limits.consume({ limit: 'enrolFrom', key: networkOf(by.ip) })
    const handle = gateHandlers[name] as (asked: unknown, context: GateContext) => Promise<unknown> // of the same name
    const result = await handle(readInput(input as z.ZodMiniType, sent), {
      hash,
      ask,
      listas,
      services,
      caller: by,
      requestId: request.id,
    })
    return answerCall(reply, { body: JSON.stringify({ success: true, result: output.parse(result) }) })
  }

  async function answered<Answer>(
    request: FastifyRequest,
    operacion: string | (() => string),
    work: (by: Caller) => Promise<Answer>,
  ): Promise<Answer> {
    const by = who(request)
    try {
      return await work(by)
    } catch (error) {
      const why = translated(error)
      noteRefusedNobody(side, why, typeof operacion === 'string' ? operacion : operacion(), by)
      if (why instanceof Refusal && why.is('DEVICE_UNKNOWN'))
        await wrong.consume({ limit: 'deviceWrongFrom', key: networkOf(by.ip) })
      throw why
    }
  }
}

const isGateOperation = (name: string): name is GateOperation => Object.hasOwn(gateOperations, name)
