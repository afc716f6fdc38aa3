import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { carrierOperations, refusals, type CarrierOperations } from '@portal/contract'
import { Invitacion } from '@portal/contract/contactos.ts'
import { EstadoDocumento, maxDescarga, maxTambien } from '@portal/contract/documentos.ts'
import { estadosHistorial, otrosEstadosHistorial } from '@portal/contract/historial.ts'
import { Aptitud, estadosCasilla, EstadoRecurso, TipoRecurso } from '@portal/contract/recursos.ts'
import { EstadoUnidad } from '@portal/contract/unidades.ts'
import { requerido } from '@portal/contract/values.ts'
import { vigencias } from '@portal/contract/vigencia.ts'
import { maxPageSize, type Operation } from '@portal/contract/operation.ts'
import { told } from '@portal/contract/told.ts'
import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from '../src/demo/load.ts'
import { demoSignIns } from '../src/demo/signIns.ts'
import { maxFiles } from '../src/http/upfile.ts'
import { root } from '../src/root.ts'
import { maxFileBytes } from '../src/storage/spool.ts'
import { said } from '../src/said.ts'
import { outsideClient, startApp, type TestApp } from '../src/testing/app.ts'
import { password } from '../src/testing/make.ts'
import { signedIn } from '../src/testing/people.ts'
import { vtiger } from '../src/dialects/vtiger.ts'
import { backofficePage } from './backoffice.ts'
import { operationsPage } from './page.ts'
import { walkThrough } from '../src/testing/walkThrough.ts'

/** What clients are told is what the server does: the pages are made from it again and compared. `npm run docs` writes them. */

const page = join(root, 'docs/api/operations.md')
const backoffice = join(root, 'docs/backoffice.md')
const promises: Readonly<Record<string, Operation>> = carrierOperations

let app: TestApp
let url: string
beforeAll(async () => {
  app = await startApp()
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.stop())

test('every operation stands in the documentation as it is answered', async () => {
  const exchanges = await walkThrough(app, url, 'JSON')
  expect(exchanges.map(({ operation }) => operation).sort()).toEqual(Object.keys(carrierOperations).sort())
  const written = operationsPage(exchanges, (name) => promises[name]?.access !== 'publico')
  if (process.env['WRITE_DOCS'] === '1') await writeFile(page, written)
  expect(written).toBe(await readFile(page, 'utf8'))

  const behind = backofficePage(exchanges)
  if (process.env['WRITE_DOCS'] === '1') await writeFile(backoffice, behind)
  expect(behind).toBe(await readFile(backoffice, 'utf8'))
})

test('whoever has a back office is told what each operation is for, and what is missed without it', () => {
  const missed = Object.entries(told).flatMap(([name, each]) => (each.missed ? [name] : []))
  expect([...Object.keys(vtiger.conoce), ...missed].sort()).toEqual(Object.keys(carrierOperations).sort())
})

test('the OpenAPI document is valid, and has a request and an answer for every operation', async () => {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as Record<string, unknown> // checked next
  expect(await new Validator().validate(document)).toEqual({ valid: true })

  const text = JSON.stringify(document)
  for (const name of Object.keys(carrierOperations) as (keyof CarrierOperations)[]) {
    expect(text).toContain(`"#/components/schemas/${name}Request"`)
    expect(text).toContain(`"#/components/schemas/${name}Answer"`)
  }
})

test('the schemas of answers are open, and the columns of an order and the values of a status are in them', async () => {
  const { components, paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
    components: { schemas: Record<string, { properties?: Record<string, { enum?: string[] }> }> }
    paths: Record<string, unknown>
  } // checked above
  for (const [name, schema] of Object.entries(components.schemas))
    if (name.endsWith('Answer')) expect(JSON.stringify(schema), name).not.toContain('additionalProperties')
  expect(components.schemas['ListChoferesRequest']?.properties?.['order']?.enum).toContain('nombre ASC')
  expect(JSON.stringify(components.schemas['ListDocumentosAnswer'])).toContain('"en revision"')
  for (const address of ['/api/mobile', '/api/upfile', '/api/registro', '/api/geografia', '/api/faltantes'])
    expect(Object.keys(paths)).toContain(address)
})

const creations = Object.entries(promises).flatMap(([name, { creation }]) =>
  creation ? [[name, creation] as const] : [],
)

test.each(creations)(
  'what %s refuses a new record without is what the documents ask for',
  async (name, { id, requires }) => {
    const person = await signedIn(app)
    const refused = await person.send(name, { values: {} })
    const fields = Object.fromEntries(requires.map((field) => [field, said('es', requerido)]))
    expect(refused.json()).toMatchObject({ error: { code: 1510, fields } })
    expect(refused.json<{ error: { fields: object } }>().error.fields).toEqual(fields)

    const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as {
      components: { schemas: Record<string, { required: string[]; properties: { values: object } }> }
    } // checked above
    const { [`${name}Nuevo`]: creates, [`${name}Cambio`]: changes } = document.components.schemas
    expect(creates?.properties.values).toMatchObject({ required: requires })
    expect(creates?.required).not.toContain(id)
    expect(changes?.required).toContain(id)
    expect(changes?.properties.values).not.toHaveProperty('required')

    const section = (await readFile(page, 'utf8')).split('\n## ').find((each) => each.startsWith(`${name}\n`))
    const asked = [...(section ?? '').matchAll(/^- `values\.(\w+)`.*required of a new one/gm)].map(
      ([, field]) => field,
    )
    expect(asked.sort()).toEqual([...requires].sort())
  },
)

test('every list of values that the page names is answered, whatever the case of its module', async () => {
  const section = (await readFile(page, 'utf8')).split('\n## getPickListValues\n')[1]?.split('\n## ')[0]
  const pairs = [...(section ?? '').matchAll(/^\| `(\w+)`\s*\| (.*) \|$/gm)].flatMap(
    ([, module = '', fields = '']) =>
      [...fields.matchAll(/`(\w+)`/g)].map(([, field = '']) => ({ module, field })),
  )
  expect(pairs).toContainEqual({ module: 'choferes', field: 'nacionalidad' })
  const person = await signedIn(app)
  for (const { module, field } of pairs.filter(({ module }) => module !== 'module')) {
    const { records } = await person.call('getPickListValues', { module: module.toUpperCase(), field })
    expect(records.length, `${module}.${field}`).toBeGreaterThan(1)
  }
  expect(pairs.length).toBeGreaterThan(10)
})

test('the page for whoever writes a client names every status, every refusal and every limit', async () => {
  const readme = await readFile(join(root, 'docs/api/README.md'), 'utf8')
  const words = [
    ...estadosCasilla,
    ...estadosHistorial,
    ...otrosEstadosHistorial,
    ...EstadoDocumento.options,
    ...EstadoRecurso.options,
    ...Aptitud.options,
    ...EstadoUnidad.options,
    ...Invitacion.options,
    ...vigencias,
    ...TipoRecurso.options,
  ]
  for (const word of words) expect(readme).toContain(`\`${word}\``)
  for (const { code } of Object.values(refusals)) expect(readme).toContain(String(code))
  for (const [figure, unit] of [
    [maxFileBytes, 'bytes'],
    [maxFiles, 'files'],
    [maxPageSize, 'rows'],
    [maxDescarga.archivos, 'files'],
    [maxDescarga.bytes, 'bytes'],
    [maxTambien, 'more'],
  ] as const)
    expect(readme).toContain(`${figure.toLocaleString('en')} ${unit}`)
})

const carriers = demoSignIns.filter((each) => each.url === '/auth/login')

test('the client of the documentation runs for every carrier of the demonstration', async () => {
  const demo = await startApp()
  await loadDemo({
    db: demo.owner,
    storage: demo.services.storage,
    spoolDir: demo.spoolDir,
    hashPassword: demo.services.passwords.hash,
    now: new Date(),
  })
  const PORTAL_URL = await demo.http.listen({ host: '127.0.0.1', port: 0 })
  const PORTAL_CLIENT = `${outsideClient.user}:${outsideClient.password}`
  for (const who of carriers) {
    const env = {
      ...process.env,
      PORTAL_URL,
      PORTAL_CLIENT,
      PORTAL_EMAIL: who.email,
      PORTAL_PASSWORD: who.password,
    }
    const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'docs/api/client.mjs')], {
      env,
    })
    expect(stdout, who.who).toMatch(/^Signed in as .*\n(The profile has to be completed|\d+ choferes)/)
  }
  expect(carriers.length).toBeGreaterThan(4)
  await demo.stop()
}, 120_000)

test('the client of the documentation signs in, lists, uploads, presents and reads the dashboard', async () => {
  const person = await signedIn(app)
  await app.make.chofer({ cuenta_id: person.cuentaId, apellido: 'Paz', nombre: 'Eva' })

  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'docs/api/client.mjs')], {
    env: {
      ...process.env,
      PORTAL_URL: url,
      PORTAL_CLIENT: `${outsideClient.user}:${outsideClient.password}`,
      PORTAL_EMAIL: person.email,
      PORTAL_PASSWORD: password,
    },
  })

  expect(stdout).toContain('Paz, Eva')
  const { enRevision } = await person.call('Dashboard', {})
  expect(enRevision).toBe(1)
})
