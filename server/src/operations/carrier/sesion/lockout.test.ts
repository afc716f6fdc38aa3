import { carrierDoor, named, providerDoor } from '@portal/contract/door.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseUrl, outsideClient, startApp, trustedProxy, type TestApp } from '../../../testing/app.ts'
import { anonymous, anonymousAtConsole } from '../../../testing/caller.ts'
import { password } from '../../../testing/make.ts'
import { notedPauses } from '../../../testing/notedPauses.ts'
import { signedIn, signedInOperador } from '../../../testing/people.ts'
import type { LimitName } from '../../../sessions/limits.ts'

/** Nobody keeps another out. See docs/decisions/0066. Whoever is slowed down is noted, and waits in full alone. */

const pauses: number[] = []
let app: TestApp
beforeAll(async () => {
  app = await startApp({ slowDown: notedPauses(pauses) })
})
afterAll(() => app.stop())
beforeEach(async () => {
  await sql`delete from limite`.execute(app.owner)
})

/** A try of somebody who has an address of their own and no cookies, at one of the doors. */
async function tryFrom(
  ip: string,
  { email, typed = 'otra cosa', door = carrierDoor, operation = 'login' }: Typed,
): Promise<unknown> {
  const answer = await app.http.inject({
    method: 'POST',
    url: door.url,
    remoteAddress: trustedProxy,
    headers: { origin: baseUrl, 'content-type': 'application/json', 'x-forwarded-for': ip },
    payload: JSON.stringify({ ...named(operation, door), username: email, password: typed }),
  })
  const { success, error } = answer.json<{ success: boolean; error?: { code: unknown } }>()
  return success ? 'in' : error?.code
}

interface Typed {
  email: string
  typed?: string
  door?: typeof carrierDoor | typeof providerDoor
  operation?: string
}

/** What was counted of a kind reaches so many. */
const spend = (limit: LimitName, points: number) =>
  sql`update limite set points = ${points} where key like ${`${limit}:%`}`.execute(app.owner)

const address = (n: number) => `198.51.${String(100 + (n >> 8))}.${String(n & 255)}`

describe('while others try to be somebody', () => {
  test('the owner signs in with the browser of before, whatever they do and from wherever', async () => {
    const { email } = await signedIn(app)
    const home = anonymous(app)
    await home.call('login', { username: email, password })
    // From the owner's own network too, as many as the network has.
    await anonymous(app).send('login', { username: email, password: 'otra' })
    await Promise.all([spend('signInFrom', 100), spend('signInAccountFrom', 60)])
    await Promise.all(
      Array.from({ length: 20 }, () => anonymous(app).send('login', { username: email, password: 'otra' })),
    )
    await Promise.all(Array.from({ length: 60 }, (_, n) => tryFrom(address(n % 6), { email })))

    expect(Math.max(...pauses)).toBe(8_000)

    pauses.length = 0
    const began = performance.now()
    await home.call('login', { username: email, password })
    expect(performance.now() - began).toBeLessThan(4_000)
    expect(pauses).toEqual([0])
  })

  test('the owner signs in from a new browser too, after a moment', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 12; n++) expect(await tryFrom(address(n), { email })).toBe(1210)
    pauses.length = 0
    expect(await tryFrom('203.0.113.7', { email, typed: password })).toBe('in')
    expect(pauses).toEqual([500])
  })

  test('a browser of the owner’s has ten tries of its own', async () => {
    const { email } = await signedIn(app)
    const home = anonymous(app)
    await home.call('login', { username: email, password })
    const answers = []
    for (let n = 0; n < 11; n++) {
      const answer = await home.send('login', { username: email, password: 'otra cosa' })
      answers.push(answer.json<{ error: { code: unknown } }>().error.code)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 1210), 1429])
    // What it spent is its own.
    expect(await tryFrom('203.0.113.8', { email, typed: password })).toBe('in')
  })

  test('a new browser signs in behind a network from which others try, after a moment', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 12; n++) await anonymous(app).send('login', { username: email, password: 'otra' })
    await spend('signInFrom', 101)
    pauses.length = 0
    await anonymous(app).call('login', { username: email, password })
    expect(pauses).toEqual([500])
  })

  test('a browser in which somebody else signed in is any other', async () => {
    const [{ email }, other] = [await signedIn(app), await signedIn(app)]
    const theirs = anonymous(app)
    await theirs.call('login', { username: other.email, password })
    await theirs.send('login', { username: email, password: 'otra cosa' })
    await spend('signInAccountFrom', 60)
    const answer = await theirs.send('login', { username: email, password })
    expect(answer.json()).toMatchObject({ error: { code: 1429 } })
  })

  test('the owner is told once, and nobody about an e-mail that is nobody’s', async () => {
    const { email } = await signedIn(app)
    for (let n = 0; n < 14; n++) await tryFrom(address(n), { email })
    await vi.waitFor(async () => {
      expect((await app.mailbox(email)).map(({ plantilla }) => plantilla)).toEqual(['intentosDeIngreso'])
    })
    await sql`delete from limite where key like 'signInAccount:%'`.execute(app.owner)
    for (let n = 0; n < 11; n++) await tryFrom(address(20 + n), { email })
    for (let n = 0; n < 11; n++) await tryFrom(address(40 + n), { email: 'nadie@transporte.example' })
    expect(await app.mailbox(email)).toHaveLength(1)
    expect(await app.mailbox('nadie@transporte.example')).toEqual([])
  })

  test('the carriers’ door counts nothing at the console’s', async () => {
    const { email } = await signedInOperador(app)
    await tryFrom('198.51.100.1', { email })
    await Promise.all([spend('signInFrom', 1000), spend('signInAccountFrom', 60)])
    expect(await tryFrom('198.51.100.1', { email })).toBe(1429)
    expect(
      await tryFrom('198.51.100.1', {
        email,
        typed: password,
        door: providerDoor,
        operation: 'LoginOperador',
      }),
    ).toBe('in')
  })

  test('whoever has one IPv6 address has its /64, and counts as one', async () => {
    const { email } = await signedIn(app)
    expect(await tryFrom('2001:db8:0:1::1', { email })).toBe(1210)
    await spend('signInAccountFrom', 60)
    expect(await tryFrom('2001:db8:0:1::2', { email })).toBe(1429)
    expect(await tryFrom('2001:db8:0:2::1', { email })).toBe(1210)
  })

  test('nobody’s e-mail stands among the counts', async () => {
    const { email } = await signedIn(app)
    await tryFrom(address(1), { email })
    await tryFrom(address(1), { email: `${'largo'.repeat(100)}@transporte.example` })
    const { rows } = await sql<{ key: string }>`select key from limite`.execute(app.owner)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ key }) => key.includes(email) || key.includes('largo'))).toEqual([])
  })
})

describe('a second step', () => {
  test('is guessed at with growing pauses, which are not those of the owner’s browser', async () => {
    const ana = await signedInOperador(app)
    const home = anonymousAtConsole(app)
    await home.send('LoginOperador', { username: ana.email, password })
    await sql`insert into privado.segundo_paso (sujeto, secreto) values (${ana.operadorid}, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')`.execute(
      app.owner,
    )
    const guess = async (browser: typeof home) => {
      const answer = await browser.send('LoginOperador', { username: ana.email, password, totp: '000000' })
      return {
        code: answer.json<{ error: { code: unknown } }>().error.code,
        wait: Number(answer.headers['retry-after'] ?? 0),
      }
    }
    const codes = []
    for (let n = 0; n < 4; n++) codes.push((await guess(anonymousAtConsole(app))).code)
    expect(codes).toEqual([1512, 1512, 1512, 1429])
    // Once the pause is over there is one more, and the next pause is longer.
    await sql`update limite set expire = expire - 60000 where key like 'pace:%'`.execute(app.owner)
    expect((await guess(anonymousAtConsole(app))).code).toBe(1512)
    expect((await guess(anonymousAtConsole(app))).wait).toBeGreaterThan(2)
    expect((await guess(home)).code).toBe(1512)
  })
})

describe('a reset code', () => {
  const codeIn = async (email: string) =>
    /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec((await app.mailbox(email)).at(-1)?.texto ?? '')?.[0] ?? ''
  const guess = (email: string, code: string) => ({ email, code, password: 'una clave nueva y larga' })

  test('outlives what others guess, in the browser that asked for it', async () => {
    const { email } = await signedIn(app)
    const home = anonymous(app)
    await home.call('sendMailForPassword', { email })
    const code = await codeIn(email)
    for (let n = 0; n < 8; n++) await anonymous(app).send('changePasswordByCode', guess(email, 'AAA-AAA'))
    // Not even the right one serves elsewhere.
    const elsewhere = await anonymous(app).send('changePasswordByCode', guess(email, code))
    expect(elsewhere.json()).toMatchObject({ error: { code: 1512 } })
    await home.call('changePasswordByCode', guess(email, code))
  })

  test('outlives the codes that others ask for', async () => {
    const { email } = await signedIn(app)
    const home = anonymous(app)
    await home.call('sendMailForPassword', { email })
    const code = await codeIn(email)
    for (let n = 0; n < 4; n++) await anonymous(app).call('sendMailForPassword', { email })
    await home.call('changePasswordByCode', guess(email, code))
  })

  const askFrom = async (ip: string, email: string) => {
    const answer = await app.http.inject({
      method: 'POST',
      url: carrierDoor.url,
      remoteAddress: trustedProxy,
      headers: { origin: baseUrl, 'content-type': 'application/json', 'x-forwarded-for': ip },
      payload: JSON.stringify({ ...named('sendMailForPassword', carrierDoor), email }),
    })
    return answer.statusCode
  }

  test('reaches its owner whatever others ask for: from another network, and in a browser of before from any', async () => {
    const { email } = await signedIn(app)
    const home = anonymous(app)
    await home.call('login', { username: email, password })
    for (let n = 0; n < 24; n++) await askFrom(address(n % 6), email)
    // The network that browser shares with somebody who spent what it has.
    for (let n = 0; n < 6; n++) await anonymous(app).send('sendMailForPassword', { email })

    const before = (await app.mailbox(email)).length
    pauses.length = 0
    expect(await askFrom('203.0.113.20', email)).toBe(200)
    expect(pauses).toEqual([2_000])
    expect((await app.mailbox(email)).length).toBe(before + 1)
    await home.call('sendMailForPassword', { email })
    await home.call('changePasswordByCode', guess(email, await codeIn(email)))
  }, 60_000)

  test('is sent five times in six hours to who asks from one network, and nobody learns from it who is a user', async () => {
    const { email } = await signedIn(app)
    for (const asked of [email, 'nadie.que.exista@transporte.example']) {
      const answers = []
      for (let n = 0; n < 6; n++) answers.push(await askFrom('203.0.113.30', asked))
      expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    }
    expect(await app.mailbox(email)).toHaveLength(5)
  })

  describe('of a program’s person', () => {
    const programs = { a: '203.0.113.40', b: '203.0.113.41' }
    const authorization = `Basic ${Buffer.from(`${outsideClient.user}:${outsideClient.password}`).toString('base64')}`
    const asProgram = async (ip: string, operation: string, input: object) => {
      const answer = await app.http.inject({
        method: 'POST',
        url: carrierDoor.url,
        remoteAddress: ip,
        headers: { authorization, 'content-type': 'application/json' },
        payload: JSON.stringify({ ...named(operation, carrierDoor), ...input }),
      })
      return answer.json<{ success: boolean; error?: { code: unknown }; result: { pedido?: string } }>()
    }
    const ask = async (email: string) =>
      (await asProgram(programs.a, 'sendMailForPassword', { email })).result.pedido ?? ''

    test('serves without its `pedido`, as the original’s clients send it, from the network that asked', async () => {
      const { email } = await signedIn(app)
      await ask(email)
      const code = await codeIn(email)
      for (let n = 0; n < 8; n++) await asProgram(programs.b, 'changePasswordByCode', guess(email, 'AAA-AAA'))
      expect(await asProgram(programs.b, 'changePasswordByCode', guess(email, code))).toMatchObject({
        error: { code: 1512 },
      })
      expect(await asProgram(programs.a, 'changePasswordByCode', guess(email, code))).toMatchObject({
        success: true,
      })
    })

    test('serves with it whatever others behind the same program guess, or ask for', async () => {
      const { email } = await signedIn(app)
      const pedido = await ask(email)
      const code = await codeIn(email)
      for (let n = 0; n < 8; n++) await asProgram(programs.a, 'changePasswordByCode', guess(email, 'AAA-AAA'))
      const other = await ask(email)
      for (let n = 0; n < 8; n++)
        await asProgram(programs.a, 'changePasswordByCode', { ...guess(email, 'AAA-AAA'), pedido: other })
      expect(
        await asProgram(programs.a, 'changePasswordByCode', { ...guess(email, code), pedido }),
      ).toMatchObject({ success: true })
    })

    test('takes five guesses of who names it', async () => {
      const { email } = await signedIn(app)
      const pedido = await ask(email)
      const code = await codeIn(email)
      for (let n = 0; n < 5; n++)
        await asProgram(programs.a, 'changePasswordByCode', { ...guess(email, 'AAA-AAA'), pedido })
      expect(
        await asProgram(programs.a, 'changePasswordByCode', { ...guess(email, code), pedido }),
      ).toMatchObject({ error: { code: 1512 } })
    })
  })

  test('takes five guesses of the browser that asked, and another one of it makes it void', async () => {
    const { email } = await signedIn(app)
    const home = anonymous(app)
    await home.call('sendMailForPassword', { email })
    const first = await codeIn(email)
    await home.call('sendMailForPassword', { email })
    const second = await codeIn(email)
    const answer = await home.send('changePasswordByCode', guess(email, first))
    expect(answer.json()).toMatchObject({ error: { code: 1512 } })
    for (let n = 0; n < 4; n++) await home.send('changePasswordByCode', guess(email, 'AAA-AAA'))
    expect((await home.send('changePasswordByCode', guess(email, second))).json()).toMatchObject({
      error: { code: 1512 },
    })
  })
})
