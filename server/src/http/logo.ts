import { refuse, Refusal } from '@portal/contract'
import { addresses } from '@portal/contract/door.ts'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { AppParts } from './appParts.ts'
import { answerRefusal } from './fault.ts'
import { fileHeaders } from './fileHeaders.ts'

/** The one row there may be. */
const Logo = z.object({ png: z.instanceof(Buffer), huella: z.string() })

/** The provider's logo, to anybody: it stands where people sign in. Its address changes with it, so that it can be kept. */
export function logoDoor(app: FastifyInstance, { pools }: AppParts): void {
  app.get<{ Querystring: { v?: string } }>(addresses.logo, async (request, reply) => {
    const { rows } = await pools.app.query('select png, huella from logo_proveedor')
    if (rows.length === 0) return answerRefusal(new Refusal(refuse('RECORD_NOT_FOUND').body, 404), reply)
    const { png, huella } = Logo.parse(rows[0])
    return reply
      .headers({
        ...fileHeaders('image/png'),
        'cache-control': request.query.v === huella ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .send(png)
  })
}
