import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
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

/** What the types forbid, in the words of the client of the documentation. */
const mistakes = [
  ['SaveChofer', "values: { nombre: 'A', apellido: 'B', tipo_documento: 'DNI', documento: '1' }"],
  ['SaveDominio', "values: { dominio: 'AB123CD' }"],
  ['SaveUnidad', "values: { nombre: 'La del sur' }"],
  ['SaveContact', "values: { firstname: 'Ana' }"],
  ['ListChoferes', "order: 'edad ASC'"],
  ['getPickListValues', "module: 'choferes', field: 'altura'"],
] as const

let app: TestApp
let url: string
/** What the compiler says of each file. */
let complaints: string[]
beforeAll(async () => {
  app = await startApp()
  url = await app.http.listen({ host: '127.0.0.1', port: 0 })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const client = await readFile(join(root, 'docs/api/generated-client.ts'), 'utf8')
  const forbidden = mistakes.map(
    ([operation, body]) =>
      // The compiler refuses a comment like that over a line that is right.
      `// @ts-expect-error\nawait portal.POST('/api/mobile/${operation}', { body: { _session, ${body} } })\n`,
  )
  const files = {
    'generated-client.ts': client,
    'programs-client.ts': await readFile(join(root, 'docs/api/programs-client.ts'), 'utf8'),
    'mistakes.ts': client + forbidden.join(''),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: Object.keys(files) }),
  )
  const generate = (path: string, as: string) =>
    run(bin('openapi-typescript'), [`${url}${path}`, '-o', as], { cwd: folder })
  await Promise.all([
    generate('/api/openapi.json', 'portal.d.ts'),
    generate('/api/v1/openapi.json', 'programs.d.ts'),
  ])
  const compiled = await run(bin('tsc'), ['-p', folder, '--pretty', 'false']).catch(
    // What a program that fails leaves has what it said.
    (error: unknown) => error as { stdout: string },
  )
  complaints = compiled.stdout.split('\n').filter((line) => line !== '')
}, 120_000)
afterAll(() => app.stop())

const complaintsIn = (...files: readonly string[]) =>
  complaints.filter((line) => files.some((file) => line.includes(file)))

test('a client generated from the OpenAPI document compiles strictly, creates a chofer and presents a document', async () => {
  const person = await signedIn(app)
  expect(complaintsIn('generated-client.ts', 'portal.d.ts')).toEqual([])
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
  expect(complaintsIn('programs-client.ts', 'programs.d.ts')).toEqual([])

  const env = { ...process.env, PORTAL_URL: url, PORTAL_TOKEN: records[0]?.token ?? '' }
  const { stdout } = await run(process.execPath, ['out/programs-client.js', dominio, 'ZZ999ZZ'], {
    cwd: folder,
    env,
  })

  expect(stdout).toMatch(new RegExp(`^${dominio} may (not )?go out`))
  expect(stdout).toContain('ZZ999ZZ nobody keeps it')
  expect(stdout).toMatch(/\n1 drivers\n\d changed since/)

  const { operacionid } = await app.owner
    .insertInto('operacion')
    .values({ nombre: 'Planta de prueba' })
    .returning('operacionid')
    .executeTakeFirstOrThrow()
  await app.owner
    .insertInto('cuenta_operacion')
    .values({ cuenta_id: person.cuentaId, operacionid, desde: sumarDias(hoyEnBuenosAires(), 1) })
    .execute()
  const there = await run(process.execPath, ['out/programs-client.js', dominio], {
    cwd: folder,
    env: { ...env, PORTAL_OPERACION: 'Planta de prueba' },
  })
  expect(there.stdout).toMatch(new RegExp(`^${dominio} may not go out: ${dominio} NO PARTICIPA`))
}, 60_000)

test('what a creation lacks, an order that a list does not have and a list that there is none of do not compile', () => {
  expect(complaintsIn('mistakes.ts')).toEqual([])
  // Nothing else was complained of either.
  expect(complaints).toEqual([])
})
