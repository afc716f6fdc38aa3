import { Refusal, refuse } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { maxStrangerBytes } from './bareApp.ts'
import type { DoorParts } from './doorParts.ts'
import { withoutEmpty } from '../emptyParameters.ts'
import type { Caller } from '../handler.ts'
import { browserCaller, caller, outsideCaller } from './caller.ts'
import { isOutsideClient } from './clientCredentials.ts'
import { refusalHeaders } from './fault.ts'
import { saidRefusal } from '../said.ts'
import { idiomaOf } from './idiomaOf.ts'
import { recordsIn } from './recordsIn.ts'

/**
 * What the top bar counts: `ListRecDocFaltantes`, with its parameters if any, as one flat list, answered `{success, faltantes, error?}`.
 * A session in the body signs the call by itself: no other site can know it. With Basic there is no other.
 */
export function faltantesDoor(app: FastifyInstance, { settings, dispatch, cookies }: DoorParts): void {
  app.post(addresses.faltantes, { bodyLimit: maxStrangerBytes }, async (request, reply) => {
    try {
      const body = Body.safeParse(request.body ?? {})
      if (!body.success) throw refuse('INVALID_INPUT')
      const { _session: session, ...input } = body.data
      const answered = await dispatch.carrier({
        operation: 'ListRecDocFaltantes',
        input: withoutEmpty('ListRecDocFaltantes', input),
        caller: signed(request, session),
        requestId: request.id,
        log: request.log,
      })
      return await reply.send({ success: true, faltantes: recordsIn(answered.body).flatMap(flat) })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const body = saidRefusal(idiomaOf(request), error.body)
      return refusalHeaders(error, reply).send({ success: false, faltantes: [], error: body })
    }
  })

  function signed(request: FastifyRequest, session: string | undefined): Caller {
    if (session !== undefined && request.headers.authorization === undefined)
      return caller(request, session, false)
    return isOutsideClient(request, settings)
      ? outsideCaller(request, session)
      : browserCaller(request, settings, cookies.portal)
  }
}

const Body = z.looseObject({ _session: z.optional(z.string()) })

function flat({ documentos, ...recurso }: Record<string, unknown>): Record<string, unknown>[] {
  if (!Array.isArray(documentos)) return []
  return documentos.map((documento: Record<string, unknown>) => {
    const { nombre, ...rest } = documento
    return { ...recurso, ...rest, tipodocumento: nombre }
  })
}
