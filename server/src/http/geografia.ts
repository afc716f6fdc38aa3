import { Refusal } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import * as z from 'zod/mini'
import { caller } from './caller.ts'
import { refusalHeaders } from './fault.ts'
import { idiomaOf } from './idiomaOf.ts'
import { said } from '../said.ts'
import { recordsIn } from './recordsIn.ts'

/** Whatever else is asked for is the filter's, and refused there. */
const Query = z.looseObject({ order: z.optional(z.unknown()) })

/** The places that forms offer: `getCiudades`, its filter and order in the address, answered `{records, success, message}`. They change with the product, so browsers may keep them a day. */
export function geografiaDoor(app: FastifyInstance, { dispatch }: DoorParts): void {
  app.get(addresses.geografia, async (request, reply) => {
    try {
      const { order, ...filter } = Query.parse(request.query)
      const { body } = await dispatch.carrier({
        operation: 'getCiudades',
        input: { ...(order !== undefined && { order }), filter },
        caller: caller(request, undefined, true),
        requestId: request.id,
        log: request.log,
      })
      const records = recordsIn(body)
      // A back office that names no places may do so tomorrow.
      if (records.length > 0) reply.header('cache-control', 'public, max-age=86400')
      return await reply.send({ records, success: true, message: '' })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const message = said(idiomaOf(request), error.message)
      return refusalHeaders(error, reply).send({ records: [], success: false, message })
    }
  })
}
