import { apiV1, mcpAddress, readings, type Reading } from '@portal/contract/apiV1.ts'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { alcances } from '@portal/contract/tokens.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/app.ts'
import { howMany } from '../../testing/howMany.ts'
import { signedIn } from '../../testing/people.ts'
import { tellTried } from '../../testing/tell.ts'

/** Whatever a program sends with a token that is good: it is answered, or told what is wrong with it. */

let app: TestApp
let authorization: string
beforeAll(async () => {
  app = await startApp()
  const carrier = await signedIn(app)
  const { records } = await carrier.call('CrearToken', {
    values: {
      nombre: 'Cualquier cosa',
      alcances: [...alcances],
      vence: sumarDias(hoyEnBuenosAires(), 30),
      por_minuto: 6_000,
    },
  })
  authorization = `Bearer ${records[0]?.token ?? ''}`
}, 60_000)
afterAll(() => app.stop())

const numRuns = howMany(15, 300)
const anyText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '11x1',
    '-1',
    '1e9',
    '2026-02-30',
    '%00',
    '\u0000',
    "'; --",
    '𝕏'.repeat(20),
    'null',
  ),
)

const gets = (Object.values(readings) as Reading[]).filter(({ method }) => method === 'GET')

test.each(gets.map(({ path }) => [path]))('%s', async (path) => {
  const names = fc.constantFrom(
    ...[
      'recursoid',
      'texto',
      'cursor',
      'desde',
      'hasta',
      'dia',
      'operacion',
      'pagesize',
      'dominio',
      'documento',
      'unidad',
      'cuit',
      'x',
    ],
  )
  await fc.assert(
    fc.asyncProperty(fc.dictionary(names, anyText, { maxKeys: 4 }), async (query) => {
      tellTried('llamadas', 1)
      const answer = await app.http.inject({ url: apiV1 + path, query, headers: { authorization } })
      expect([200, 400, 403]).toContain(answer.statusCode)
      if (answer.statusCode !== 200)
        expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
    }),
    { numRuns },
  )
})

test.each([[`${apiV1}/aptitud`], [mcpAddress]])('a body at %s', async (url) => {
  const bodies = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.string({ maxLength: 100 }),
    fc
      .record({
        jsonrpc: fc.constantFrom('2.0', '1.0'),
        id: fc.oneof(fc.integer(), fc.string(), fc.constant(null)),
        method: fc.constantFrom('initialize', 'tools/list', 'tools/call', 'ping', 'resources/list', 'nada'),
        params: fc.oneof(
          fc.object({ maxDepth: 2 }),
          fc.record({
            name: fc.constantFrom(
              'puede_salir',
              'que_falta',
              'que_vence',
              'buscar',
              'historial',
              'operaciones',
              'nada',
            ),
            arguments: fc.dictionary(
              fc.constantFrom('recursoid', 'texto', 'dominio', 'cursor', 'pagesize'),
              fc.anything({ maxDepth: 1 }),
            ),
          }),
        ),
      })
      .map((message) => JSON.stringify(message)),
    fc
      .array(fc.record({ dominio: anyText }), { maxLength: 3 })
      .map((preguntas) => JSON.stringify({ preguntas })),
  )
  await fc.assert(
    fc.asyncProperty(bodies, async (payload) => {
      tellTried('cuerpos', 1)
      const answer = await app.http.inject({
        method: 'POST',
        url,
        headers: {
          authorization,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        payload,
      })
      expect(answer.statusCode).toBeLessThan(500)
    }),
    { numRuns: numRuns * 4 },
  )
})
