import type { FastifyInstance } from 'fastify'

/** Each in a scope of its own: what one reads (forms, multipart) the others refuse. */
export async function inScope<Parts>(
  app: FastifyInstance,
  door: (app: FastifyInstance, parts: Parts) => void,
  parts: Parts,
): Promise<void> {
  await app.register((scope, _options, done) => {
    door(scope, parts)
    done()
  })
}
