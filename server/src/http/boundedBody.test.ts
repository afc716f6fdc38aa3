import { json } from 'node:stream/consumers'
import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { baseUrl, outsideClient, startApp, type TestApp } from '../testing/app.ts'
import { answerTo, overSocket, type OverSocket } from '../testing/overSocket.ts'
import { openProgramSession, signedIn, signedInOperador } from '../testing/people.ts'
import { tellTried } from '../testing/tell.ts'

/** How much of a body is read of whom, over real sockets. */

let app: TestApp
let http: OverSocket
beforeAll(async () => {
  app = await startApp()
  http = await overSocket(app.http)
})
afterAll(() => app.stop())

const authorization = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`
const type = { 'content-type': 'application/json' }
const program = { ...type, authorization }
const ofBrowser = (cookie: string) => ({ ...type, origin: baseUrl, cookie })

interface Answered {
  status: number
  code: unknown
}

/** What is answered to the first bytes of a body that says to be so long, of which the rest never comes. */
async function answerToBeginning(
  path: string,
  headers: Record<string, string>,
  beginning: string,
  length?: number,
): Promise<Answered> {
  const call = http.post(path, {
    ...headers,
    ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) }),
  })
  call.on('error', () => {})
  const answer = answerTo(call)
  call.write(beginning)
  const response = await answer
  const { error } = (await json(response)) as { error?: { code: unknown } }
  call.destroy()
  tellTried('cuerpos que se cortan', 1)
  return { status: response.statusCode ?? 0, code: error?.code }
}

const padded = (body: object, bytes: number) =>
  `${JSON.stringify(body).slice(0, -1)},"relleno":"${'x'.repeat(bytes)}`

describe('the console’s door', () => {
  const call = named('Cola', providerDoor)

  test('reads 32 KiB of who has no session, or one that ended, however the length is told', async () => {
    const big = padded(call, 40_000)
    expect(await answerToBeginning(providerDoor.url, ofBrowser('x=1'), big, 200_000)).toMatchObject({
      status: 413,
    })
    expect(await answerToBeginning(providerDoor.url, ofBrowser('x=1'), big)).toMatchObject({ status: 413 })
    const made = ofBrowser(`consola_sesion=${'a'.repeat(43)}`)
    expect(await answerToBeginning(providerDoor.url, made, big, 200_000)).toMatchObject({ code: 1501 })
    expect(await answerToBeginning(providerDoor.url, made, big)).toMatchObject({ status: 413 })
  })

  test('reads 256 KiB of one of the provider’s people', async () => {
    const { send } = await signedInOperador(app, { rol: 'administrador' })
    const answer = await send('SaveAjustes', {
      values: { logo: `data:image/png;base64,${'A'.repeat(200_000)}` },
    })
    expect(answer.json()).toMatchObject({ error: { code: 1510 } })
  })
})

describe('the portal’s door', () => {
  test('reads 32 KiB of a browser whose session ended', async () => {
    const made = ofBrowser(`portal_sesion=${'a'.repeat(43)}`)
    const big = padded(named('ping', carrierDoor), 40_000)
    expect(await answerToBeginning(carrierDoor.url, made, big, 200_000)).toMatchObject({ code: 1501 })
  })

  test('reads 64 KiB of a program whose session ended, and what is large for one that lives', async () => {
    const carrier = await signedIn(app)
    const call = named('SaveDocumentoRecurso', carrierDoor)
    const gone = padded({ ...call, _session: 'a'.repeat(43) }, 70_000)
    expect(await answerToBeginning(carrierDoor.url, program, gone, 12_000_000)).toMatchObject({ code: 1501 })
    expect(await answerToBeginning(carrierDoor.url, program, gone)).toMatchObject({ code: 1501 })

    const body = JSON.stringify({
      ...call,
      _session: await openProgramSession(app, carrier),
      values: { relleno: 'x'.repeat(5_000_000) },
    })
    const live = http.post(carrierDoor.url, { ...program, 'content-length': String(body.length) })
    const answer = answerTo(live)
    live.end(body)
    expect(await json(await answer)).toMatchObject({ error: { code: 1510 } })
  })

  test('reads 256 KiB at the address of an operation that carries no file', async () => {
    const big = padded({ _session: 'x' }, 70_000)
    expect(await answerToBeginning(`${carrierDoor.url}/SaveChofer`, program, big, 300_000)).toMatchObject({
      status: 413,
    })
  })

  test('reads two large bodies at once of a network that says no session at their beginning', async () => {
    const late = padded(named('SaveDocumentoRecurso', carrierDoor), 70_000)
    const begin = () => {
      const call = http.post(carrierDoor.url, { ...program, 'content-length': '12000000' })
      call.on('error', () => {})
      call.write(late)
      return call
    }
    const held = [begin(), begin()]
    await expect
      .poll(() => answerToBeginning(carrierDoor.url, program, late, 12_000_000).then(({ code }) => code))
      .toBe(503)
    for (const each of held) each.destroy()
    const carrier = await signedIn(app)
    const body = JSON.stringify({
      ...named('SaveDocumentoRecurso', carrierDoor),
      values: { relleno: 'x'.repeat(400_000) },
      _session: await openProgramSession(app, carrier),
    })
    await expect
      .poll(async () => {
        const call = http.post(carrierDoor.url, { ...program, 'content-length': String(body.length) })
        const answer = answerTo(call)
        call.end(body)
        return await json(await answer)
      })
      .toMatchObject({ error: { code: 1510 } })
  })
})

test('a small body is asked nothing before it is read', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: carrierDoor.url,
    headers: program,
    payload: JSON.stringify({ ...named('ping', carrierDoor), _session: 'x' }),
  })
  expect(answer.json()).toMatchObject({ error: { code: 1501 } })
})
