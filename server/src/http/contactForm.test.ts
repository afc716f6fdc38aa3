import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { baseUrl, startApp, type TestApp } from '../testing/app.ts'
import { signedInOperador } from '../testing/people.ts'

const ayuda = 'ayuda@proveedor.example'

/** Pages as the build writes them, as small as they can be. */
const field = (name: string) =>
  `<template data-caso="${name}.bien"><input name="${name}" value="{{${name}}}"></template>` +
  `<template data-caso="${name}.mal"><input name="${name}" value="{{${name}}}" aria-invalid="true"><p>{{${name}.error}}</p></template>`
const contacto = `<script>modo()</script><template data-caso="aviso"><p role="alert">{{aviso}}</p></template>${['nombre', 'email', 'empresa', 'mensaje'].map(field).join('')}`
const landing =
  '<template data-caso="con-contacto"><form></form></template><template data-caso="sin-contacto">sin formulario</template>'

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-contacto-'))
  await mkdir(join(folder, 'publico'))
  for (const [name, html] of Object.entries({
    index: landing,
    'landing-creative': landing,
    contacto,
    'contacto-enviado': 'enviado',
    'not-found': 'Oops, Page Not Found :(',
  }))
    await writeFile(join(folder, 'publico', `${name}.html`), html)
  app = await startApp({ built: { portalDist: folder } })
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => supportIs(ayuda))

async function supportIs(email: string | null) {
  const administrador = await signedInOperador(app, { rol: 'administrador' })
  await administrador.call('SaveAjustes', { values: { soporte_email: email ?? '' } })
}

let from = 0
const right = {
  nombre: 'Nadia Peña',
  email: 'nadia@fletes.example',
  empresa: 'Fletes & Peña',
  mensaje: 'Hola.\r\n¿Cómo me registro?',
}
const post = (given: Record<string, string> = {}, more: { origin?: string; ip?: string } = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/contacto',
    remoteAddress: more.ip ?? `203.0.113.${++from}`,
    headers: {
      origin: more.origin ?? baseUrl,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ ...right, ...given }).toString(),
  })

describe('where the provider has a support address', () => {
  test('what is written goes there, and an answer goes to who wrote it', async () => {
    const answer = await post()

    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contacto/enviado'])
    expect((await app.http.inject('/contacto/enviado')).body).toBe('enviado')
    const [mail] = await app.mailbox(ayuda)
    expect(mail).toMatchObject({ asunto: 'Consulta desde el portal: Nadia Peña', plantilla: 'consulta' })
    expect(mail?.texto).toContain('Hola.\n¿Cómo me registro?')
    expect(mail?.texto).toContain('Fletes & Peña')
    await vi.waitFor(
      async () => expect((await sentMails()).join()).toContain('Reply-To: nadia@fletes.example'),
      {
        timeout: 10_000,
      },
    )
    const revisor = await signedInOperador(app)
    const { records } = await revisor.call('ListCorreos', { search: ayuda })
    expect(records[0]).toMatchObject({ plantilla: 'consulta', para: ayuda })
  })

  test('a company may be left out', async () => {
    expect((await post({ empresa: '' })).statusCode).toBe(303)
  })

  test('what is wrong is said beside its field, and nothing typed is lost', async () => {
    const answer = await post({ email: 'nadia@', mensaje: '  ', nombre: 'Nadia "Nita" <b>' })

    expect(answer.statusCode).toBe(422)
    expect(answer.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(answer.body).toContain('value="Nadia &quot;Nita&quot; &lt;b&gt;"')
    expect(answer.body).toContain('value="nadia@" aria-invalid="true"><p>Formato de email inválido</p>')
    expect(answer.body).toContain('value="  " aria-invalid="true"><p>Campo requerido</p>')
    expect(answer.body).toContain('value="Fletes &amp; Peña">')
    expect(answer.body).toContain('<p role="alert">Revisá los datos.</p>')
    expect(answer.body).not.toMatch(/template|\{\{/)
  })

  test.each([
    ['a name with a line of headers', { nombre: 'Ana\r\nBcc: otro@otro.example' }],
    ['an address with a line of headers', { email: 'ana@otro.example\r\nBcc: otro@otro.example' }],
    ['two addresses', { email: 'ana@otro.example, otro@otro.example' }],
  ])('%s adds no receiver', async (_, given) => {
    await post({ mensaje: 'con encabezados', ...given })

    await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000 })
    for (const eml of await sentMails()) expect(eml.split('\n\n')[0]).not.toMatch(/^(Bcc|Cc):/im)
    expect(await app.mailbox('otro@otro.example')).toEqual([])
  })

  test('what is too long, and what the page never asked, is refused', async () => {
    expect((await post({ mensaje: 'x'.repeat(2001) })).body).toContain('Hasta 2000 caracteres')
    expect((await post({ nombre: 'x'.repeat(81) })).body).toContain('Hasta 80 caracteres')
    expect((await post({ mensaje: 'a\r\n'.repeat(999) + 'a' })).statusCode).toBe(303)
    for (const [type, payload] of [
      ['application/x-www-form-urlencoded', 'nombre=a&nombre=b'],
      ['application/x-www-form-urlencoded', ''],
      ['application/json', '[1]'],
    ] as const) {
      const answer = await app.http.inject({
        method: 'POST',
        url: '/contacto',
        headers: { origin: baseUrl, 'content-type': type },
        payload,
      })
      expect([answer.statusCode, answer.body]).toEqual([422, expect.stringContaining('Campo requerido')])
    }
  })

  test('who fills in what nobody sees is told that it went, and it did not', async () => {
    const before = await app.mailbox(ayuda)

    const answer = await post({ sitio: 'https://spam.example' })

    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/contacto/enviado'])
    expect(await app.mailbox(ayuda)).toHaveLength(before.length)
  })

  test('from one address only some go in an hour, and what was typed is still there', async () => {
    const ip = '198.51.100.7'
    for (let n = 0; n < 5; n++) expect((await post({}, { ip })).statusCode).toBe(303)

    const answer = await post({}, { ip })

    expect(answer.statusCode).toBe(429)
    expect(answer.headers['retry-after']).toMatch(/^\d+$/)
    expect(answer.body).toContain('Demasiados intentos. Probá de nuevo en 60 minutos.')
    expect(answer.body).toContain('value="Nadia Peña"')
  })

  test('another site sends nothing', async () => {
    const before = await app.mailbox(ayuda)
    expect((await post({}, { origin: 'https://otro.example' })).statusCode).toBe(422)
    expect(await app.mailbox(ayuda)).toHaveLength(before.length)
  })

  test('the landing pages have the form', async () => {
    for (const url of ['/', '/landing-creative'])
      expect((await app.http.inject(url)).body).toBe('<form></form>')
    expect((await app.http.inject('/contacto')).body).toContain('name="nombre" value=""')
  })
})

test('without one there is no form, and no address for it', async () => {
  await supportIs(null)

  for (const url of ['/', '/landing-creative'])
    expect((await app.http.inject(url)).body).toBe('sin formulario')
  expect((await app.http.inject('/contacto')).statusCode).toBe(404)
  expect((await post()).statusCode).toBe(404)
})

const sentMails = async () => {
  const folder = join(app.dataDir, 'correo')
  const names = await readdir(folder)
  return Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  )
}

async function waiting(): Promise<number> {
  const { many } = await app.owner
    .selectFrom('correo')
    .select(({ fn }) => fn.countAll<number>().as('many'))
    .where('estado', '=', 'pendiente')
    .executeTakeFirstOrThrow()
  return many
}
