import { carrierOperations, providerOperations } from '@portal/contract'
import type { Operation } from '@portal/contract/operation.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, carrierDoor, providerDoor } from '@portal/contract/door.ts'
import { anyInput } from './testing/anyInput.ts'
import { baseUrl, outsideClient, startApp, type TestApp } from './testing/app.ts'
import { anonymous, anonymousAtConsole, type Caller } from './testing/caller.ts'
import { howMany } from './testing/howMany.ts'
import { signedIn, signedInOperador } from './testing/people.ts'
import { tellTried } from './testing/tell.ts'

/** Whatever is sent to whatever operation, it is answered in the envelope: never a fault, and nothing of how it is made. */

const calls = howMany(500, 10_000)
/** Fast-check tells what failed, and the shortest input that does. */
const options = { timeout: howMany(120_000, 1_800_000) }

type Table = Readonly<Record<string, Operation>>

/** A path, a line of a stack, a statement. */
const insides = /\n\s+at |node_modules|\.[jt]s:\d+|select .* from |insert into|pg_/i

function expectAnswered({ statusCode, body }: { statusCode: number; body: string }): unknown {
  expect(statusCode, body).toBeLessThan(500)
  expect(body).not.toMatch(insides)
  const answer = JSON.parse(body) as { success: unknown; error?: { code: unknown } }
  expect(typeof answer.success).toBe('boolean')
  return answer.error?.code
}

/** Somebody signed in, and the ids of records that they may see. */
interface Visitor {
  who: Pick<Caller<never>, 'send'>
  ids: readonly string[]
}

async function visitors(app: TestApp, side: 'carrier' | 'provider'): Promise<Visitor> {
  const { make } = app
  const carrier = await signedIn(app)
  const { cuentaId: cuenta_id, contactid } = carrier
  const { choferid } = await make.chofer({ cuenta_id })
  const { dominioid } = await make.dominio({ cuenta_id })
  const { unidadid } = await make.unidad({ cuenta_id, tractor: dominioid, chofer1: choferid })
  const { documentoid } = await make.documento({ cuenta_id, recursoid: choferid, presentado_por: contactid })
  const { archivoid } = await make.archivo({ cuenta_id })
  const { tipodocumentoid } = await app.owner
    .selectFrom('tipo_documento')
    .select('tipodocumentoid')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ids = [choferid, dominioid, unidadid, documentoid, archivoid, cuenta_id, contactid, tipodocumentoid]
  if (side === 'carrier') return { who: carrier, ids }
  const operador = await signedInOperador(app, { rol: 'administrador' })
  const { registroid } = await make.registro()
  return { who: operador, ids: [...ids, operador.operadorid, registroid] }
}

/** The session ended, or the account or the settings were changed so that it is of no more use. */
const outOfUse: readonly unknown[] = [1501, 1506, 1507, 1509]

describe.each<['carrier' | 'provider', Table, (app: TestApp) => Visitor['who']]>([
  ['carrier', carrierOperations, anonymous],
  ['provider', providerOperations, anonymousAtConsole],
])('of the %s', (side, table, nobody) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  test.for(Object.entries(table))('%s', options, async ([name, { access, input }], { task }) => {
    let visitor = await visitors(app, side)
    if (access === 'publico') visitor = { ...visitor, who: nobody(app) }
    let handled = 0
    await fc.assert(
      fc.asyncProperty(anyInput(input, visitor.ids), async (sent) => {
        tellTried('llamadas', 1, task)
        const code = expectAnswered(await visitor.who.send(name, sent))
        if (code !== 1510) handled += 1
        if (!outOfUse.includes(code) || access === 'publico') return
        await app.owner.deleteFrom('ajuste').execute()
        const { who } = await visitors(app, side)
        visitor = { ...visitor, who }
      }),
      { numRuns: calls },
    )
    // What is refused at the door shows nothing of the handler.
    tellTried('de ellas, hasta el manejador', handled, task)
  })
})

describe('bytes that are no request of anybody', () => {
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
})
