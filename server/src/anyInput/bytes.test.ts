import { icalAddress } from '@portal/contract/calendarFeed.ts'
import { addresses, carrierDoor, providerDoor } from '@portal/contract/door.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'
import { tellTried } from '../testing/tell.ts'
import { calls, expectAnswered, options } from '../testing/tryEveryOperation.ts'

/** Bytes that are no request of anybody. */

let app: TestApp
let cookies: Record<string, string>
beforeAll(async () => {
  app = await startApp()
  const [carrier, operador] = [await signedIn(app), await signedInOperador(app, { rol: 'administrador' })]
  cookies = { portal_sesion: carrier.token, consola_sesion: operador.token }
})
afterAll(() => app.stop())

const basic = Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
]
/** Some of them whole and some cut off, with bytes in between that mean nothing. */
const bodies = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc
    .tuple(
      fc.constantFrom(
        '{"_operation":"login","username":"a@x.example","password":"x"}',
        `{"_operation":"${carrierDoor.operation}","mode":"ListChoferes","page":1}`,
        '_operation=ping&_session=1',
        '--x\r\nContent-Disposition: form-data; name="data"; filename="a.pdf"\r\n\r\n%PDF-1.7\r\n--x--\r\n',
      ),
      fc.nat(),
      fc.uint8Array({ maxLength: 8 }),
      fc.boolean(),
    )
    .map(([text, at, bytes, whole]) => {
      const body = Buffer.from(text)
      const cut = at % body.length
      return Buffer.concat([body.subarray(0, cut), bytes, whole ? body.subarray(cut) : Buffer.alloc(0)])
    }),
)

test.for([
  carrierDoor.url,
  providerDoor.url,
  addresses.upfile,
  addresses.registro,
  `${addresses.presentarPorCuenta}/11x1`,
  `${addresses.ponerEjemplo}/11x1`,
])('%s', options, async (url, { task }) => {
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(...types), fc.boolean(), async (payload, type, outside) => {
      tellTried('cuerpos', 1, task)
      const answer = await app.http.inject({
        method: 'POST',
        url,
        cookies,
        headers: {
          origin: baseUrl,
          'content-type': type,
          ...(outside && { authorization: `Basic ${basic}` }),
        },
        payload: Buffer.from(payload),
      })
      expectAnswered(answer)
    }),
    { numRuns: calls },
  )
})

test('whatever stands where a calendar is read', options, async ({ task }) => {
  const prefix = fc.constantFrom('', 'cal_c', 'cal_p', `cal_cAAAA_${'a'.repeat(43)}`)
  await fc.assert(
    fc.asyncProperty(
      prefix,
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.boolean(),
      fc.ipV4(),
      async (before, more, ends, remoteAddress) => {
        tellTried('cuerpos', 1, task)
        const file = encodeURIComponent(before + more) + (ends ? '.ics' : '')
        // Each from a network of its own: who tries many waits.
        const answer = await app.http.inject({ url: `${icalAddress}/${file}`, cookies, remoteAddress })
        expect(answer.statusCode).toBe(404)
        if (answer.headers['content-type']?.toString().startsWith('text/html') !== true)
          expectAnswered(answer)
      },
    ),
    { numRuns: calls },
  )
})
