import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { password } from '../testing/make.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { anonymousAtConsole } from '../testing/caller.ts'
import { commandLine } from '../testing/commandLine.ts'
import { signedInOperador } from '../testing/people.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const strong = 'siete caballos vienen de Bonanza'

function run(args: readonly string[], typed = strong, environment: NodeJS.ProcessEnv = {}) {
  return commandLine(
    ['admin', ...args],
    { DATABASE_URL: app.ownerUrl, PORTAL_DATA: app.dataDir, ...environment },
    typed,
  )
}

const signIn = (username: string, typed: string) =>
  anonymousAtConsole(app).call('LoginOperador', { username, password: typed })

describe('the command admin', () => {
  test('makes an administrador, who signs in to the console with the password that was typed', async () => {
    const { ok, said } = await run(['ada@proveedor.example', '--nombre', 'Ada Peña'])

    expect({ ok, said }).toEqual({
      ok: true,
      said: 'Listo: Ada Peña (administrador) ya puede entrar a la consola con ada@proveedor.example.',
    })
    expect((await signIn('ada@proveedor.example', strong)).login).toMatchObject({
      nombre: 'Ada Peña',
      rol: 'administrador',
    })
  })

  test('gives somebody who is there another password, and ends their sessions', async () => {
    const operador = await signedInOperador(app)

    const { said } = await run([operador.email.toUpperCase()])

    expect(said).toMatch(/\(revisor\) tiene contraseña nueva/)
    await expect(operador.call('SesionOperador', {})).rejects.toMatchObject({ body: { code: 1501 } })
    await expect(signIn(operador.email, password)).rejects.toMatchObject({ body: { code: 1210 } })
    await signIn(operador.email, strong)
  })

  test('takes the second step from somebody who lost the phone, when asked', async () => {
    const operador = await signedInOperador(app)
    await sql`insert into privado.segundo_paso (sujeto, secreto) values (${operador.operadorid}, 'JBSWY3DPEHPK3PXP')`.execute(
      app.owner,
    )

    expect((await run([operador.email])).said).not.toMatch(/código/)
    await expect(signIn(operador.email, strong)).rejects.toMatchObject({ body: { code: 1508 } })

    expect((await run([operador.email, '--sin-dos-pasos'])).said).toMatch(/Ya no se le pide el código/)
    await signIn(operador.email, strong)
  })

  test('lets somebody who was deactivated back in, with the role that is asked for', async () => {
    const { email } = await app.make.operador({ activo: false })

    await run([email, '--rol', 'administrador'])

    expect((await signIn(email, strong)).login).toMatchObject({ rol: 'administrador' })
  })

  test('takes the password from the environment when it is there', async () => {
    await run(['eva@proveedor.example'], 'no se pregunta', { ADMIN_PASSWORD: strong })
    await signIn('eva@proveedor.example', strong)
  })

  test.each([
    [['nadie'], strong, /^Falta un email válido\.\nUso: npm run portal -- admin <email>/],
    [['a@b.example', 'c@d.example'], strong, /^Falta un email válido/],
    [['a@b.example', '--rol', 'duenio'], strong, /^El rol es administrador o revisor/],
    [['a@b.example', '--edad', '3'], strong, /^No se entiende la orden/],
    [['a@b.example'], 'corta', /al menos 10 caracteres/],
    [['a@b.example'], 'contraseña123', /de las primeras que alguien probaría/],
  ])('%j is refused with a sentence, and nobody is made', async (args, typed, sentence) => {
    const { ok, said } = await run(args, typed)
    expect(ok).toBe(false)
    expect(said).toMatch(sentence)
    const found = await app.owner
      .selectFrom('operador')
      .select('operadorid')
      .where('email', '=', 'a@b.example')
      .execute()
    expect(found).toEqual([])
  })
})

describe('the command line', () => {
  test('without an order lists them, and a wrong one is named', async () => {
    expect(await commandLine([], {})).toMatchObject({
      ok: true,
      said: expect.stringContaining('admin <email>') as string,
    })
    expect(await commandLine(['adn'], {})).toMatchObject({
      ok: false,
      said: expect.stringContaining('No existe la orden adn') as string,
    })
  })

  const orders = ['admin', 'backup', 'restore', 'doctor', 'demo']

  test.each(['--help', '-h'])('helps when asked with %s, and so does every order', async (flag) => {
    const whole = await commandLine([flag], { PORT: 'x' })
    expect(whole.ok).toBe(true)
    expect(whole.said).not.toContain('No existe')
    for (const order of orders) {
      expect(whole.said).toContain(`  ${order}`)
      for (const asked of [
        [order, flag],
        [flag, order],
      ]) {
        const { ok, said } = await commandLine(asked, { PORT: 'x' })
        expect(ok).toBe(true)
        expect(said).toMatch(new RegExp(`^Uso: npm run portal -- ${order}`))
        expect(said.split('\n').length).toBeGreaterThan(2)
      }
    }
  })

  test.each([
    ['admin', ['admin', 'a@b.example']],
    ['backup', ['backup', 'respaldo.tar.gz']],
    ['demo remove', ['demo', 'remove']],
  ])('%s in a folder without a database says so, and creates nothing', async (_, args) => {
    const dir = await mkdtemp(join(tmpdir(), 'portal-nada-'))
    const PORTAL_DATA = join(dir, 'equivocada')

    const { ok, said } = await commandLine(args, { PORTAL_DATA }, strong)

    expect(ok).toBe(false)
    expect(said).toContain(`En ${PORTAL_DATA} no hay una base de datos de Portal`)
    expect(await readdir(dir)).toEqual([])
    await rm(dir, { recursive: true })
  })

  test('says what is wrong with the environment', async () => {
    expect(await commandLine(['admin', 'a@b.example'], { PORT: 'x' })).toMatchObject({
      ok: false,
      said: 'PORT: tiene que ser un número entero entre 0 y 65535.',
    })
  })
})
