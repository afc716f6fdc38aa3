import { execFile } from 'node:child_process'
import { appendFile, copyFile, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { outsideClient, startApp, type TestApp } from '../src/testing/app.ts'
import { password } from '../src/testing/make.ts'
import { makePdf } from '../src/testing/makePdf.ts'
import { signedIn } from '../src/testing/people.ts'

/** What an outside engineer does with the OpenAPI document alone: generates, compiles, runs. */

const run = promisify(execFile)
const bin = (name: string) => join(root, 'node_modules/.bin', name)
/** Within the packages' folder, where what the client imports is found. */
const folder = join(root, 'node_modules/.cache/generated-client')

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  module: 'nodenext',
  target: 'es2023',
  types: ['node'],
  outDir: 'out',
}

let app: TestApp
let url: string
beforeAll(async () => {
  app = await startApp()
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await copyFile(join(root, 'docs/api/generated-client.ts'), join(folder, 'generated-client.ts'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: ['generated-client.ts'] }),
  )
  await run(bin('openapi-typescript'), [`${url}/api/openapi.json`, '-o', 'portal.d.ts'], { cwd: folder })
}, 60_000)
afterAll(() => app.stop())

const compile = () => run(bin('tsc'), ['-p', folder])

test('a client generated from the OpenAPI document compiles strictly, creates a chofer and presents a document', async () => {
  const person = await signedIn(app)
  await compile()
  await writeFile(join(folder, 'paper.pdf'), await makePdf())

  const { stdout } = await run(process.execPath, ['out/generated-client.js', 'paper.pdf'], {
    cwd: folder,
    env: {
      ...process.env,
      PORTAL_URL: url,
      PORTAL_CLIENT: `${outsideClient.user}:${outsideClient.password}`,
      PORTAL_EMAIL: person.email,
      PORTAL_PASSWORD: password,
    },
  })

  expect(stdout).toMatch(/Created Elena, 28765432/)
  expect(stdout).toMatch(/Presented .*: en revision/)
  const { records } = await person.call('ListChoferes', { search: 'quiroga' })
  expect(records).toMatchObject([{ documento: '28765432', estado_cuenta: 'ACTIVO' }])
  expect((await person.call('Dashboard', {})).enRevision).toBe(1)
}, 60_000)

test('a program generated from the OpenAPI document of `/api/v1` compiles strictly, asks and keeps up', async () => {
  const person = await signedIn(app)
  await app.make.chofer({ cuenta_id: person.cuentaId })
  const { dominio } = await app.make.dominio({ cuenta_id: person.cuentaId })
  const { records } = await person.call('CrearToken', {
    values: {
      nombre: 'Programa de prueba',
      alcances: ['aptitud:leer', 'recursos:leer'],
      vence: sumarDias(hoyEnBuenosAires(), 30),
    },
  })
  await copyFile(join(root, 'docs/api/programs-client.ts'), join(folder, 'programs-client.ts'))
  await run(bin('openapi-typescript'), [`${url}/api/v1/openapi.json`, '-o', 'programs.d.ts'], { cwd: folder })
  const project = join(folder, 'programs.json')
  await writeFile(project, JSON.stringify({ compilerOptions, files: ['programs-client.ts'] }))
  await run(bin('tsc'), ['-p', project])

  const { stdout } = await run(process.execPath, ['out/programs-client.js', dominio, 'ZZ999ZZ'], {
    cwd: folder,
    env: { ...process.env, PORTAL_URL: url, PORTAL_TOKEN: records[0]?.token ?? '' },
  })

  expect(stdout).toMatch(new RegExp(`^${dominio} may (not )?go out`))
  expect(stdout).toContain('ZZ999ZZ nobody keeps it')
  expect(stdout).toMatch(/\n1 drivers\n\d changed since/)
}, 60_000)

test('what a creation lacks, an order that a list does not have and a list that there is none of do not compile', async () => {
  const mistakes = [
    ['SaveChofer', "values: { nombre: 'A', apellido: 'B', tipo_documento: 'DNI', documento: '1' }"],
    ['SaveDominio', "values: { dominio: 'AB123CD' }"],
    ['SaveUnidad', "values: { nombre: 'La del sur' }"],
    ['SaveContact', "values: { firstname: 'Ana' }"],
    ['ListChoferes', "order: 'edad ASC'"],
    ['getPickListValues', "module: 'choferes', field: 'altura'"],
  ].map(
    ([operation, body]) =>
      `// @ts-expect-error\nawait portal.POST('/api/mobile/${operation}', { body: { _session, ${body} } })\n`,
  )
  const client = join(folder, 'generated-client.ts')
  // The compiler refuses a comment like that over a line that is right.
  await appendFile(client, mistakes.join(''))
  await compile()
}, 60_000)
