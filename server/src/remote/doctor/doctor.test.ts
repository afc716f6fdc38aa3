import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { root } from '../../root.ts'
import { outsideClient, startApp, type TestApp } from '../../testing/app.ts'
import { commandLine } from '../../testing/commandLine.ts'
import { password } from '../../testing/make.ts'
import { overTls, type OverTls } from '../../testing/overTls.ts'
import { signedIn } from '../../testing/people.ts'
import { formas } from '../../testing/formas.ts'
import { semillaUser, startSemilla, type Semilla } from '../../testing/semilla.ts'

/** The command doctor of a portal before a back office elsewhere. */

const cuenta = ['doctor', '--cuenta', 'ana@delsur.example']

let semilla: Semilla
let environment: NodeJS.ProcessEnv
beforeAll(async () => {
  semilla = await startSemilla()
  environment = {
    BACKOFFICE_URL: semilla.url,
    BACKOFFICE_USER: semillaUser.user,
    BACKOFFICE_PASSWORD: semillaUser.password,
    SESSION_SECRET: 'ab'.repeat(32),
    SUPPORT_EMAIL: 'ayuda@proveedor.example',
  }
})
beforeEach(() => {
  semilla.heard.length = 0
})
afterAll(() => semilla.stop())

const examine = (args = cuenta, more: NodeJS.ProcessEnv = {}) =>
  commandLine(args, { ...environment, ...more }, semilla.password)

describe('before one that knows only the original', () => {
  test('each operation is told by what a person sees of it, and nothing is written there', async () => {
    const { ok, said } = await examine()

    expect(ok).toBe(true)
    expect(said).toMatch(
      /^✓ Sistema del proveedor: http:\S+ contesta en \d+ ms y acepta las credenciales\.$/m,
    )
    expect(said).toMatch(/^✓ Cuenta de prueba: entra como Ana Paz\.$/m)
    expect(said).toMatch(/^✓ getCiudades: cumple \(3 filas, \d+ ms\)\.$/m)
    expect(said).toMatch(
      /^! ListChoferes: cumple en parte \(23 filas, \d+ ms\):\n {4}– no dice aptitud: no se sabe quién puede salir/m,
    )
    expect(said).toMatch(/^! Buscar: no la conoce: la barra no tiene búsqueda\.$/m)
    expect(said).toMatch(/^! Sin probar: cambiarían datos: .*SaveChofer/m)
    expect(said).not.toContain('✗')

    const heard = semilla.heard.map(({ name }) => name)
    expect(heard.filter((name) => /^Save|^saveRecord|^change|^sendMail/.test(name))).toEqual([])
    expect(heard.at(-1)).toBe('logout')
  })

  test('without a test account only the way there is looked at', async () => {
    const { ok, said } = await examine(['doctor'])

    expect(ok).toBe(true)
    expect(said).toMatch(/^! Cuenta de prueba: .*doctor --cuenta <email>/m)
    expect(semilla.heard.map(({ name }) => name)).toEqual(['getPickListValues'])
  })

  test.each<[string, NodeJS.ProcessEnv, RegExp]>([
    [
      'credentials that it refuses',
      { BACKOFFICE_PASSWORD: 'otra' },
      /✗ Sistema del proveedor: no acepta BACKOFFICE_USER/,
    ],
    [
      'an address where nobody is',
      { BACKOFFICE_URL: 'http://127.0.0.1:49151' },
      /✗ .* en 127\.0\.0\.1:49151 no hay nada/,
    ],
    [
      'a name that is none',
      { BACKOFFICE_URL: 'https://nadie.invalid/x' },
      /✗ Certificado: no existe el nombre nadie\.invalid/,
    ],
    [
      'a setting of Node that believes anybody',
      { BACKOFFICE_URL: 'https://nadie.invalid/x', NODE_TLS_REJECT_UNAUTHORIZED: '0' },
      /✗ Certificado: con NODE_TLS_REJECT_UNAUTHORIZED=0 cualquiera/,
    ],
    ['no secret of its own', { SESSION_SECRET: '' }, /! Configuración: sin SESSION_SECRET cada reinicio/],
  ])('says what to do about %s', async (_what, more, sentence) => {
    const { ok, said } = await examine(cuenta, more)
    expect(said).toMatch(sentence)
    expect(ok).toBe(!sentence.source.startsWith('✗'))
  })

  test('a password that is wrong is told, and nothing else is asked', async () => {
    const { ok, said } = await examine(cuenta, { DOCTOR_PASSWORD: 'ninguna de las de ella' })

    expect(ok).toBe(false)
    expect(said).toMatch(/✗ Cuenta de prueba: no puede entrar: Email o contraseña incorrectos\./)
    expect(semilla.heard.map(({ name }) => name)).toEqual(['getPickListValues', 'login'])
  })
})

describe('before back offices that answer what the original leaves open in other shapes', () => {
  test.each(['bloques', 'desnuda', 'minima', 'plana'] as const)(
    'all that «%s» says is understood',
    async (forma) => {
      const other = await startSemilla(formas[forma])
      const { said } = await examine(cuenta, { BACKOFFICE_URL: other.url, DOCTOR_PASSWORD: other.password })
      other.stop()
      expect(said).toMatch(/^[✓!] ListChoferes: cumple/m)
      expect(said).toMatch(/^[✓!] DetailChofer: cumple/m)
      expect(said).not.toContain('✗')
      expect(said).not.toContain('no se entiende')
    },
  )

  test('nothing of one that answers with nothing is told as fine', async () => {
    const other = await startSemilla(formas.rota)
    const { ok, said } = await examine(cuenta, { BACKOFFICE_URL: other.url, DOCTOR_PASSWORD: other.password })
    other.stop()
    expect(ok).toBe(false)
    for (const operation of ['ListChoferes', 'ListRecDocFaltantes', 'ListRecDocHistorial', 'Dashboard'])
      expect(said).toMatch(new RegExp(`^✗ ${operation}: `, 'm'))
  })
})

describe('before what is no back office', () => {
  let page: Server
  let answer: { status: number; headers: Record<string, string>; body: string }
  beforeAll(async () => {
    page = createServer((_request, response) => {
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
    await new Promise<void>((resolve) => page.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => void page.close())

  test.each([
    [
      200,
      {},
      '<html><title>Bienvenidos</title></html>',
      /no habla este protocolo \(HTTP 200, una página que dice «Bienvenidos»\)/,
    ],
    [
      302,
      { location: 'https://otra.example/api' },
      '',
      /manda a otra dirección \(https:\/\/otra\.example\/api\)/,
    ],
    [404, {}, '', /no habla este protocolo \(HTTP 404\): revisá BACKOFFICE_URL/],
  ])('an answer with status %i is told as what it is', async (status, headers, body, sentence) => {
    answer = { status, headers: headers, body } // of a table with two kinds of rows
    const { port } = page.address() as AddressInfo // it listens on a port, not on a pipe
    const { ok, said } = await examine(cuenta, { BACKOFFICE_URL: `http://127.0.0.1:${port}/api` })

    expect(ok).toBe(false)
    expect(said).toMatch(sentence)
  })
})

describe('by TLS', () => {
  const opened: OverTls[] = []
  const tls = async (
    ...certificate: Parameters<typeof overTls> extends [string, ...infer Rest] ? Rest : never
  ) => {
    const server = await overTls(semilla.url, ...certificate)
    opened.push(server)
    return server
  }
  let dir: string
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'portal-tls-'))
  })
  afterEach(() => {
    for (const server of opened.splice(0)) server.stop()
  })
  afterAll(() => rm(dir, { recursive: true, force: true }))

  test('a certificate that nobody known signed is not believed, and how to believe it is told', async () => {
    const { url } = await tls()
    const { ok, said } = await examine(cuenta, { BACKOFFICE_URL: url })

    expect(ok).toBe(false)
    expect(said).toMatch(
      /✗ Certificado: .*ninguna autoridad .*\(DEPTH_ZERO_SELF_SIGNED_CERT\).*NODE_EXTRA_CA_CERTS/,
    )
    expect(semilla.heard).toEqual([])
  })

  test('believed by NODE_EXTRA_CA_CERTS, its last day and what is wrong with it are told', async () => {
    const [good, soon, over, other] = await Promise.all([
      tls(),
      tls({ until: new Date(Date.now() + 5 * 86_400_000) }),
      tls({ until: new Date(Date.now() - 86_400_000) }),
      tls({ name: 'otro.example' }),
    ])
    const pem = join(dir, 'autoridad.pem')
    await writeFile(pem, [good, soon, over, other].map((each) => each.pem).join('\n'))

    const said = await Promise.all(
      [good, soon, over, other].map(({ url }) =>
        asProgram({ BACKOFFICE_URL: url, NODE_EXTRA_CA_CERTS: pem }),
      ),
    )

    expect(said).toEqual([
      expect.stringMatching(/✓ Certificado: vale hasta el [^]*✓ Cuenta de prueba: entra como Ana Paz/),
      expect.stringMatching(/! Certificado: vale hasta el .*: avisá/),
      expect.stringMatching(/✗ Certificado: su certificado venció/),
      expect.stringMatching(/✗ Certificado: su certificado es de otro nombre/),
    ])
  })

  test('a file that holds no certificate is told', async () => {
    const { url } = await tls()
    const { said } = await examine(cuenta, {
      BACKOFFICE_URL: url,
      NODE_EXTRA_CA_CERTS: join(dir, 'nada.pem'),
    })
    expect(said).toMatch(/✗ Certificado: NODE_EXTRA_CA_CERTS nombra .*nada\.pem, que no se puede leer/)
  })

  /** Node reads whom to believe when it starts. */
  const asProgram = (more: NodeJS.ProcessEnv): Promise<string> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        ['--import', 'tsx', join(root, 'server/src/cli.ts'), ...cuenta],
        { env: { PATH: process.env['PATH'], ...environment, ...more, DOCTOR_PASSWORD: semilla.password } },
        (_error, stdout) => resolve(stdout),
      )
    })
})

describe('before this product itself', () => {
  let app: TestApp
  let url: string
  beforeAll(async () => {
    app = await startApp()
    url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(() => app.stop())

  test('nothing is wrong with it', async () => {
    const { email, cuentaId } = await signedIn(app)
    await app.make.chofer({ cuenta_id: cuentaId })

    const { ok, said } = await examine(['doctor', '--cuenta', email], {
      BACKOFFICE_URL: `${url}/api/mobile`,
      BACKOFFICE_PERFIL: 'portal',
      BACKOFFICE_USER: outsideClient.user,
      BACKOFFICE_PASSWORD: outsideClient.password,
      DOCTOR_PASSWORD: password,
    })

    expect(said).not.toMatch(/✗|no la conoce|cumple en parte/)
    expect(ok).toBe(true)
    expect(said).toMatch(/✓ DetailChofer: cumple/)
    expect(said).toMatch(/✓ Buscar: cumple/)
  })
})

test.each([['backup'], ['restore'], ['admin'], ['demo']])('%s has nothing to do there', async (order) => {
  const { ok, said } = await commandLine([order], environment)
  expect(said).toMatch(/^Este portal no guarda datos: están en BACKOFFICE_URL/)
  expect(ok).toBe(false)
})

test('an account is asked for only where there is a back office elsewhere', async () => {
  const { ok, said } = await commandLine(cuenta, { PORTAL_DATA: '/nada' })
  expect(ok).toBe(false)
  expect(said).toMatch(/^--cuenta es para un portal con BACKOFFICE_URL\./)
})
