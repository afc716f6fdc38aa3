import { oidcPaths } from '@portal/contract/ingresoPorEmpresa.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { anonymousAtConsole, type ProviderCaller } from '../testing/caller.ts'
import { openJar, type Jar } from '../testing/jar.ts'
import { tellSecrets } from '../testing/logs.ts'
import { password } from '../testing/make.ts'
import { startOidcIssuer, type Empleado, type OidcIssuer } from '../testing/oidcIssuer.ts'
import { signedInOperador } from '../testing/people.ts'

/** The company's own sign-in, from one end to the other, at a real issuer. */

let issuer: OidcIssuer
let app: TestApp
beforeAll(async () => {
  issuer = await startOidcIssuer({ baseUrl })
  app = await startApp({ oidc: { issuer: issuer.url } })
})
afterAll(async () => {
  await app.stop()
  await issuer.stop()
})
beforeEach(() => issuer.forgetBrowser())

const pathOf = (url: string | URL) => {
  const { pathname, search } = new URL(url, baseUrl)
  return pathname + search
}
const leadsTo = ({ headers, statusCode }: Awaited<ReturnType<Jar['get']>>) => {
  expect(statusCode).toBe(303)
  return String(headers.location)
}

let people = 0
/** Somebody of the company, and where its browser is led back to. */
function employee(empleado: Empleado): string {
  people += 1
  const sub = `persona-${people}`
  issuer.gente.set(sub, empleado)
  return sub
}

/** As far as the way back, which is not gone yet. */
async function come(jar: Jar, sub: string, volver = ''): Promise<string> {
  issuer.who = sub
  const away = leadsTo(await jar.get(oidcPaths.entrar + volver))
  const back = pathOf(await issuer.walk(away))
  tellSecrets(new URL(back, baseUrl).searchParams.get('code') ?? '')
  return back
}

/** Where the person ends up. */
const enter = async (sub: string, { jar = openJar(app), volver = '' } = {}) =>
  leadsTo(await jar.get(await come(jar, sub, volver)))

const refusedBy = (falla: string) => `/consola/ingresar?falla=${falla}`

async function linked({ rol = 'revisor' }: { rol?: 'revisor' | 'administrador' } = {}) {
  issuer.forgetBrowser()
  const { email, operadorid } = await app.make.operador({ rol })
  const sub = employee({ email, email_verified: true })
  const jar = openJar(app)
  expect(await enter(sub, { jar })).toBe('/consola')
  return { email, operadorid, sub, jar, console: jar.console() }
}

const isIn = async (console: ProviderCaller) => {
  const answer = await console.send('SesionOperador')
  return answer.json<{ success: boolean }>().success
}

describe('somebody of the company', () => {
  test('enters by the e-mail that the company saw, whatever its letters, and arrives where they were going', async () => {
    const { email, operadorid } = await app.make.operador({ nombre: 'Rosa Paz' })
    const sub = employee({ email: email.toUpperCase(), email_verified: true })
    const jar = openJar(app)
    expect(await enter(sub, { jar, volver: '?volver=/consola/registros?search=a%23b' })).toBe(
      '/consola/registros?search=a#b',
    )
    const { login } = await jar.console().call('SesionOperador', {})
    expect(login).toMatchObject({ operadorid, nombre: 'Rosa Paz', por_empresa: true })
    const lines = await app.owner
      .selectFrom('auditoria')
      .select(['accion', 'actor', 'cambios'])
      .where('actor', '=', operadorid)
      .execute()
    expect(lines).toEqual([
      {
        accion: 'IngresoPorEmpresa',
        actor: operadorid,
        cambios: [
          { tabla: 'operador', id: operadorid, que: 'cambio', campos: { por_empresa: [false, true] } },
        ],
      },
    ])
  })

  test('is the same person with another e-mail at the company', async () => {
    const { sub, operadorid } = await linked()
    issuer.gente.set(sub, { email: 'otra@empresa.example', email_verified: false })
    issuer.forgetBrowser()
    const jar = openJar(app)
    expect(await enter(sub, { jar })).toBe('/consola')
    expect((await jar.console().call('SesionOperador', {})).login.operadorid).toBe(operadorid)
  })

  test.each<[string, (email: string) => Empleado]>([
    ['an e-mail that the company did not see', (email) => ({ email, email_verified: false })],
    ['an e-mail of which it says nothing', (email) => ({ email })],
    ['no e-mail', () => ({ email_verified: true })],
    ['an e-mail of nobody', () => ({ email: 'nadie@proveedor.example', email_verified: true })],
    [
      'an e-mail whose sign folds to a letter',
      (email) => ({ email: email.replace('k', '\u212a'), email_verified: true }),
    ],
  ])('with %s is refused with the same sentence, and it is noted', async (_what, say) => {
    people += 1
    const { email } = await app.make.operador({ email: `k${people}@proveedor.example` })
    const jar = openJar(app)
    expect(await enter(employee(say(email)), { jar })).toBe(refusedBy('desconocida'))
    expect(jar.cookies.has('consola_sesion')).toBe(false)
    await app.refusedAttacks.flush()
    const noted = await app.owner
      .selectFrom('rechazo')
      .select(['clase', 'puerta', 'operacion'])
      .where('codigo', '=', '1624')
      .execute()
    expect(noted).toContainEqual({ clase: 'ingreso', puerta: 'consola', operacion: 'IngresoPorEmpresa' })
  })

  test('with the e-mail of somebody who is linked already is refused', async () => {
    const { email } = await linked()
    issuer.forgetBrowser()
    expect(await enter(employee({ email, email_verified: true }))).toBe(refusedBy('desconocida'))
  })

  test('who was deactivated here is refused, and their session is over', async () => {
    const { sub, operadorid, console } = await linked()
    const boss = await signedInOperador(app, { rol: 'administrador' })
    await boss.call('SaveOperador', { operadorid, values: { activo: false } })
    expect(await isIn(console)).toBe(false)
    expect(await enter(sub)).toBe(refusedBy('desconocida'))
  })

  test('is let in without the second step that the provider asks of passwords', async () => {
    await app.owner
      .insertInto('ajuste')
      .values({ clave: 'totp_obligatorio', valor: 'true' })
      .onConflict((oc) => oc.column('clave').doUpdateSet({ valor: 'true' }))
      .execute()
    try {
      const { console, operadorid } = await linked()
      expect((await console.call('ListRegistros', {})).records).toEqual([])
      expect((await console.call('SesionOperador', {})).login.totp_obligatorio).toBe(false)
      const byPassword = await signedInOperador(app)
      await expect(byPassword.call('ListRegistros', {})).rejects.toMatchObject({ body: { code: 1509 } })
      // How a session began is what the server wrote: no call of its person's changes it.
      await sql`update privado.sesion set origen = 'clave', sid = null where sujeto = ${operadorid}`.execute(
        app.owner,
      )
      await expect(console.call('ListRegistros', {})).rejects.toMatchObject({ body: { code: 1509 } })
    } finally {
      await app.owner.deleteFrom('ajuste').where('clave', '=', 'totp_obligatorio').execute()
    }
  })

  test('has a session of twelve hours at most, like any other', async () => {
    const { console, operadorid } = await linked()
    await sql`update privado.sesion set creada = now() - interval '12 hours 1 second' where sujeto = ${operadorid}`.execute(
      app.owner,
    )
    expect(await isIn(console)).toBe(false)
  })

  test('who signs out is asked by the company who it is before anybody enters again', async () => {
    const { sub, jar } = await linked()
    const asked = issuer.asked()
    // The company still knows that browser: nothing is asked.
    expect(await enter(sub, { jar })).toBe('/consola')
    expect(issuer.asked()).toBe(asked)
    const answer = await jar.console().send('LogoutOperador')
    const left = answer.cookies.find(({ name }) => name === 'consola_salio')
    expect(left).toMatchObject({ path: '/consola/oidc', httpOnly: true, sameSite: 'Lax' })
    jar.cookies.set('consola_salio', '1')
    expect(await enter(sub, { jar })).toBe('/consola')
    expect(issuer.asked()).toBeGreaterThan(asked)
    expect(jar.cookies.has('consola_salio')).toBe(false)
  })

  test('comes back after the issuer changed its keys', async () => {
    const { sub } = await linked()
    await issuer.rotate()
    issuer.forgetBrowser()
    expect(await enter(sub)).toBe('/consola')
  })
})

describe('an administrador', () => {
  test('sees who enters by the company and takes the link away: sessions end, and the next sign-in links anew', async () => {
    const { sub, operadorid, console } = await linked()
    const boss = await signedInOperador(app, { rol: 'administrador' })
    const [shown] = (await boss.call('SaveOperador', { operadorid, values: {} })).records
    expect(shown).toMatchObject({ por_empresa: true, invitacion: null })
    const [taken] = (await boss.call('SaveOperador', { operadorid, values: { quitar_vinculo: true } }))
      .records
    expect(taken).toMatchObject({ por_empresa: false })
    expect(await isIn(console)).toBe(false)
    const line = await app.owner
      .selectFrom('auditoria')
      .select('cambios')
      .where('accion', '=', 'SaveOperador')
      .where('objeto', '=', operadorid)
      .orderBy('auditoriaid', 'desc')
      .executeTakeFirst()
    expect(JSON.stringify(line?.cambios)).toContain('"por_empresa": [true, false]'.replaceAll(' ', ''))
    expect(await enter(sub)).toBe('/consola')
  })

  test('takes nobody’s own, nor does a revisor anybody’s', async () => {
    const boss = await linked({ rol: 'administrador' })
    await expect(
      boss.console.call('SaveOperador', { operadorid: boss.operadorid, values: { quitar_vinculo: true } }),
    ).rejects.toMatchObject({ body: { code: 1510 } })
    const revisor = await linked()
    await expect(
      revisor.console.call('SaveOperador', { operadorid: boss.operadorid, values: { quitar_vinculo: true } }),
    ).rejects.toMatchObject({ body: { code: 'ACCESS_DENIED' } })
  })
})

describe('what comes back wrong', () => {
  test.each([
    ['no cookie', (jar: Jar) => jar.cookies.delete('consola_ida')],
    ['a cookie that somebody made', (jar: Jar) => jar.cookies.set('consola_ida', 'bm8gZXMgZGUgYWPDoQ')],
  ])('with %s is refused and nothing is asked of the company', async (_what, spoil) => {
    const { email } = await app.make.operador()
    const jar = openJar(app)
    const back = await come(jar, employee({ email, email_verified: true }))
    spoil(jar)
    expect(leadsTo(await jar.get(back))).toBe(refusedBy('tarde'))
  })

  test('in another browser than it began in is refused', async () => {
    const { email } = await app.make.operador()
    const back = await come(openJar(app), employee({ email, email_verified: true }))
    const other = openJar(app)
    await other.get(oidcPaths.entrar)
    expect(leadsTo(await other.get(back))).toBe(refusedBy('tarde'))
    expect(other.cookies.has('consola_sesion')).toBe(false)
  })

  test('a code that served already serves no more', async () => {
    const { email } = await app.make.operador()
    const jar = openJar(app)
    const back = await come(jar, employee({ email, email_verified: true }))
    const ida = jar.cookies.get('consola_ida') ?? ''
    expect(leadsTo(await jar.get(back))).toBe('/consola')
    expect(jar.cookies.has('consola_ida')).toBe(false)
    jar.cookies.delete('consola_sesion')
    jar.cookies.set('consola_ida', ida)
    expect(leadsTo(await jar.get(back))).toBe(refusedBy('rara'))
    expect(jar.cookies.has('consola_sesion')).toBe(false)
  })

  test('after more than ten minutes it is begun again', async () => {
    const { email } = await app.make.operador()
    const jar = openJar(app)
    const back = await come(jar, employee({ email, email_verified: true }))
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    try {
      expect(leadsTo(await jar.get(back))).toBe(refusedBy('tarde'))
    } finally {
      vi.useRealTimers()
    }
  })

  test('what the browser carries is out of reach of scripts, of other sites and of other addresses', async () => {
    const secure = await startApp({ publicUrl: 'https://portal.example', oidc: { issuer: issuer.url } })
    try {
      const { cookies } = await secure.http.inject({ method: 'GET', url: oidcPaths.entrar })
      expect(cookies).toEqual([
        {
          name: '__Secure-consola_ida',
          value: expect.stringMatching(/^[\w-]{200,}$/) as string, // a matcher
          path: '/consola/oidc',
          maxAge: 600,
          httpOnly: true,
          secure: true,
          sameSite: 'Lax',
        },
      ])
    } finally {
      await secure.stop()
    }
  })

  test('the company’s no is told on the sign-in page', async () => {
    const jar = openJar(app)
    const state = new URL(leadsTo(await jar.get(oidcPaths.entrar))).searchParams.get('state') ?? ''
    const iss = encodeURIComponent(issuer.url)
    const back = `${oidcPaths.vuelta}?error=access_denied&state=${state}&iss=${iss}`
    expect(leadsTo(await jar.get(back))).toBe(refusedBy('negada'))
  })

  test.each([
    'https://malo.example/consola',
    '//malo.example/consola',
    '/\\malo.example/consola',
    'javascript:alert(1)',
    '/app',
    '/consolados',
    '/consola/../app',
    '/consola/oidc/entrar',
    '/consola/ingresar',
  ])('leads to no other place: %s', async (volver) => {
    const { email } = await app.make.operador()
    const sub = employee({ email, email_verified: true })
    expect(await enter(sub, { volver: `?volver=${encodeURIComponent(volver)}` })).toBe('/consola')
  })
})

describe('a notice that somebody left', () => {
  const tell = (token: string) =>
    app.http.inject({
      method: 'POST',
      url: oidcPaths.salida,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ logout_token: token }).toString(),
    })

  test('ends that person’s sessions at once, one time, and is a line of the audit', async () => {
    const { console, operadorid, sub } = await linked()
    const other = await linked()
    issuer.forgetBrowser()
    issuer.who = sub
    const jar = openJar(app)
    expect(await enter(sub, { jar })).toBe('/consola')
    const token = await issuer.signOut()
    tellSecrets(token)
    expect((await tell(token)).statusCode).toBe(200)
    expect(await isIn(console)).toBe(false)
    expect(await isIn(jar.console())).toBe(false)
    expect(await isIn(other.console)).toBe(true)
    const { accion } = await app.owner
      .selectFrom('auditoria')
      .select('accion')
      .where('actor', '=', operadorid)
      .orderBy('auditoriaid', 'desc')
      .executeTakeFirstOrThrow()
    expect(accion).toBe('SalidaPorEmpresa')

    // The same again: whoever caught it on its way ends nothing with it.
    issuer.forgetBrowser()
    expect(await enter(sub, { jar })).toBe('/consola')
    expect((await tell(token)).statusCode).toBe(400)
    expect(await isIn(jar.console())).toBe(true)
  })

  test('that is none is refused, and says nothing of how it is made', async () => {
    for (const token of ['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.']) {
      const answer = await tell(token)
      expect([answer.statusCode, answer.json()]).toEqual([400, { error: 'invalid_request' }])
    }
  })
})

test('a link on another site leads to the sign-in page alone', async () => {
  for (const site of ['cross-site', 'same-site']) {
    const { headers } = await app.http.inject({
      method: 'GET',
      url: `${oidcPaths.entrar}?volver=/consola/registros`,
      headers: { 'sec-fetch-site': site },
    })
    expect(headers.location).toBe('/consola/ingresar?volver=%2Fconsola%2Fregistros')
  }
})

test('where no issuer is set there is no such door', async () => {
  const plain = await startApp()
  try {
    for (const url of [oidcPaths.entrar, oidcPaths.vuelta])
      expect((await plain.http.inject({ method: 'GET', url })).statusCode).toBe(404)
    expect((await plain.http.inject({ method: 'POST', url: oidcPaths.salida })).statusCode).toBe(404)
  } finally {
    await plain.stop()
  }
})

describe('an issuer that decides roles', () => {
  let strict: TestApp
  beforeAll(async () => {
    strict = await startApp({
      oidc: {
        issuer: issuer.url,
        roles: 'portal-jefes=administrador, portal-revision=revisor',
        local: 'emergencia@proveedor.example',
      },
    })
  })
  afterAll(() => strict.stop())

  const enterStrict = async (sub: string, jar = openJar(strict)) => {
    issuer.who = sub
    issuer.forgetBrowser()
    const back = pathOf(await issuer.walk(leadsTo(await jar.get(oidcPaths.entrar))))
    return leadsTo(await jar.get(back))
  }

  test('gives the highest of them at each sign-in, and without any lets nobody in and ends what is open', async () => {
    const { email, operadorid } = await strict.make.operador({ rol: 'revisor' })
    const sub = employee({
      email,
      email_verified: true,
      groups: ['otros', 'portal-revision', 'portal-jefes'],
    })
    const jar = openJar(strict)
    expect(await enterStrict(sub, jar)).toBe('/consola')
    expect((await jar.console().call('SesionOperador', {})).login.rol).toBe('administrador')
    const { cambios } = await strict.owner
      .selectFrom('auditoria')
      .select('cambios')
      .where('actor', '=', operadorid)
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(cambios)).toContain('"rol":["revisor","administrador"]')

    issuer.gente.set(sub, { email, email_verified: true, groups: 'portal-revision' })
    expect(await enterStrict(sub)).toBe('/consola')
    expect((await jar.console().call('SesionOperador', {})).login.rol).toBe('revisor')

    issuer.gente.set(sub, { email, email_verified: true, groups: ['otros'] })
    expect(await enterStrict(sub)).toBe(refusedBy('sin-rol'))
    expect(await isIn(jar.console())).toBe(false)
  })

  test('lets in nobody of whom it names no group, known here or not', async () => {
    const { email } = await strict.make.operador()
    for (const known of [email, 'nadie@proveedor.example'])
      expect(await enterStrict(employee({ email: known, email_verified: true }))).toBe(refusedBy('sin-rol'))
  })

  test('leaves passwords to the person of emergencies, whose role it doesn’t change', async () => {
    const local = await strict.make.operador({ email: 'emergencia@proveedor.example', rol: 'administrador' })
    const other = await strict.make.operador()
    const nobody = anonymousAtConsole(strict)
    const bodies = await Promise.all(
      [
        { username: other.email, password },
        { username: other.email, password: 'otra cosa' },
        { username: 'nadie@proveedor.example', password },
        { username: local.email, password: 'otra cosa' },
      ].map(async (input) => (await nobody.send('LoginOperador', input)).body),
    )
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('se entra con la cuenta de tu empresa')
    const { login } = await nobody.call('LoginOperador', { username: local.email.toUpperCase(), password })
    expect(login).toMatchObject({ rol: 'administrador', por_empresa: false })
    const sub = employee({ email: local.email, email_verified: true, groups: ['portal-revision'] })
    expect(await enterStrict(sub)).toBe('/consola')
    const { rol } = await strict.owner
      .selectFrom('operador')
      .select('rol')
      .where('operadorid', '=', local.operadorid)
      .executeTakeFirstOrThrow()
    expect(rol).toBe('administrador')
  })

  test('letters say how one enters, and bring no link', async () => {
    const other = await strict.make.operador()
    const nobody = anonymousAtConsole(strict)
    expect(await nobody.call('PedirClaveOperador', { email: other.email })).toMatchObject({ pedida: true })
    const boss = await signedInOperador(strict, { rol: 'administrador' })
    const invited = 'invitada@proveedor.example'
    await boss.call('SaveOperador', {
      operadorid: '0',
      values: { nombre: 'Invitada', email: invited, rol: 'revisor' },
    })
    for (const para of [other.email, invited]) {
      const letters = await strict.mailbox(para)
      expect(letters.map(({ plantilla }) => plantilla)).toEqual(['ingresoPorEmpresa'])
      expect(letters[0]?.texto).toContain(`${baseUrl}/consola/ingresar`)
      expect(letters[0]?.texto).not.toContain('token=')
    }
    expect(
      await enterStrict(employee({ email: invited, email_verified: true, groups: ['portal-revision'] })),
    ).toBe('/consola')
  })
})

describe('where it is asked how strongly it was proved who somebody is', () => {
  let strong: TestApp
  beforeAll(async () => {
    strong = await startApp({ oidc: { issuer: issuer.url, acr: 'dos-pasos llave', amr: 'mfa otp' } })
  })
  afterAll(() => strong.stop())

  const enterStrong = async (sub: string, jar = openJar(strong)) => {
    issuer.who = sub
    const away = leadsTo(await jar.get(oidcPaths.entrar))
    const { searchParams } = new URL(away)
    const to = leadsTo(await jar.get(pathOf(await issuer.walk(away))))
    return { to, acr: searchParams.get('acr_values'), prompt: searchParams.get('prompt') }
  }

  test('whoever proved it so enters', async () => {
    const { email } = await strong.make.operador()
    const sub = employee({ email, email_verified: true, acr: 'llave', amr: ['pwd', 'otp', 'mfa'] })
    expect(await enterStrong(sub)).toEqual({ to: '/consola', acr: 'dos-pasos llave', prompt: null })
  })

  test.each<[string, Pick<Empleado, 'acr' | 'amr'>]>([
    ['of which nothing is said', {}],
    ['with another strength', { acr: 'clave', amr: ['mfa', 'otp'] }],
    ['with one of the ways alone', { acr: 'llave', amr: ['mfa'] }],
    ['with ways and no strength', { amr: ['mfa', 'otp'] }],
  ])('one %s does not, and nothing of theirs ends', async (_how, proof) => {
    const { email, operadorid } = await strong.make.operador()
    const whole = { email, email_verified: true, acr: 'llave', amr: ['otp', 'mfa'] }
    const sub = employee(whole)
    const jar = openJar(strong)
    expect(await enterStrong(sub, jar)).toMatchObject({ to: '/consola' })

    issuer.forgetBrowser()
    issuer.gente.set(sub, { email, email_verified: true, ...proof })
    const weak = openJar(strong)
    expect(await enterStrong(sub, weak)).toMatchObject({ to: refusedBy('un-paso') })
    expect(weak.cookies.has('consola_sesion')).toBe(false)
    expect(await isIn(jar.console())).toBe(true)
    await strong.refusedAttacks.flush()
    const noted = await strong.owner
      .selectFrom('rechazo')
      .select(['clase', 'operacion'])
      .where('sujeto', '=', operadorid)
      .where('codigo', '=', '1626')
      .execute()
    expect(noted).toEqual([{ clase: 'ingreso', operacion: 'IngresoPorEmpresa' }])

    // The company knows that browser by now: it is asked to sign in anew, not to answer the same.
    issuer.gente.set(sub, whole)
    expect(await enterStrong(sub, weak)).toMatchObject({ to: '/consola', prompt: 'login' })
    expect(weak.cookies.has('consola_salio')).toBe(false)
  })
})

test('an issuer that can’t be asked to choose is asked to sign in anew', async () => {
  const plain = await startOidcIssuer({ baseUrl, choice: false })
  const there = await startApp({ oidc: { issuer: plain.url } })
  try {
    const { email } = await there.make.operador()
    plain.gente.set('a', { email, email_verified: true })
    plain.who = 'a'
    const jar = openJar(there)
    await jar.get(oidcPaths.entrar)
    jar.cookies.set('consola_salio', '1')
    const refused = pathOf(await plain.walk(leadsTo(await jar.get(oidcPaths.entrar))))
    const again = leadsTo(await jar.get(refused))
    expect(new URL(again).searchParams.get('prompt')).toBe('login')
    expect(leadsTo(await jar.get(pathOf(await plain.walk(again))))).toBe('/consola')
  } finally {
    await there.stop()
    await plain.stop()
  }
})

test('the ways there are counted by network, and from a browser of the provider’s people by itself', async () => {
  const far = (remoteAddress: string, cookies: Record<string, string> = {}) =>
    app.http.inject({ method: 'GET', url: oidcPaths.entrar, remoteAddress, cookies })
  await sql`insert into limite (key, points, expire) values ('companyFrom:198.51.100.9', 1000,
    (extract(epoch from now()) * 1000)::bigint + 600000)`.execute(app.owner)
  expect((await far('198.51.100.9')).headers.location).toBe(refusedBy('demorado'))
  expect((await far('198.51.100.10')).headers.location).toContain(issuer.url)
  const { jar } = await linked()
  const known = { consola_navegador: jar.cookies.get('consola_navegador') ?? '' }
  expect((await far('198.51.100.9', known)).headers.location).toContain(issuer.url)
})
