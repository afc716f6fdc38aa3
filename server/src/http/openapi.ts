import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import { openapi } from './openapiDocument.ts'
import { producto } from '../version.ts'

let document: string | undefined
/** Made for the first who asks: it takes a tenth of a second, which no start waits for. */
const written = () => (document ??= JSON.stringify(openapi(producto.version)))

/** The document that describes the carriers' doors, for whoever writes a client. */
export function openapiDoor(app: FastifyInstance): void {
  app.get(addresses.openapi, (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(written()),
  )
}
