import { Refusal } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { caller } from './caller.ts'
import { idiomaOf } from './idiomaOf.ts'
import { said } from '../oraciones.ts'
import { recordsIn } from './recordsIn.ts'

/** The places that forms offer: `getCiudades`, answered `{records, success, message}`. They change with the product, so browsers may keep them a day. */
export function geografiaDoor(app: FastifyInstance, { dispatch }: DoorParts): void {
  app.get(addresses.geografia, async (request, reply) => {
    try {
      const filter = request.query
      const { body } = await dispatch.carrier({
        operation: 'getCiudades',
        input: { filter },
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
      return reply.code(error.status).send({ records: [], success: false, message })
    }
  })
}
