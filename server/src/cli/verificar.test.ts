import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { leerZip } from '@portal/legajo/zip.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readClaves } from '../firma/claves.ts'
import { root } from '../root.ts'
import { startApp, type TestApp } from '../testing/app.ts'
import { commandLine } from '../testing/commandLine.ts'
import { fuenteDe, night, presentPapers, sealNow, takeLegajo } from '../testing/legajo.ts'
import { signedIn, signedInOperador } from '../testing/people.ts'
import { startTsa, type Tsa } from '../testing/tsa.ts'
import { sellarTestigo } from '../jobs/sellos.ts'
import { lateSellador } from '../sellos/lateSellador.ts'
import { createPublicAddresses } from '../webhooks/publicAddress.ts'

const run = promisify(execFile)

let app: TestApp
let tsa: Tsa
let otherTsa: Tsa
let dir: string
let zip: string
let folder: string
let llave: string
beforeAll(async () => {
  ;[app, tsa, otherTsa] = await Promise.all([startApp(), startTsa(), startTsa()])
  dir = await mkdtemp(join(tmpdir(), 'portal-legajo-'))
  const [administrador, carrier] = [
    await signedInOperador(app, { rol: 'administrador' }),
    await signedIn(app),
  ]
  await presentPapers(app, { carrier, administrador })
  await sealNow(app)
  await night(app)
  await sellarTestigo({
    db: app.owner,
    sellador: lateSellador({ url: tsa.url, addresses: createPublicAddresses(['127.0.0.1']) }),
    log: { info: () => undefined },
  })
  const bytes = await takeLegajo(administrador, carrier.cuentaId)
  zip = join(dir, 'legajo.zip')
  folder = join(dir, 'legajo')
  await writeFile(zip, bytes)
  for (const { camino, fuente } of (await leerZip(fuenteDe(bytes))).entradas) {
    await mkdir(dirname(join(folder, camino)), { recursive: true })
    await writeFile(join(folder, camino), await fuente.leer(0, fuente.bytes))
  }
  llave = (await readClaves(app.dataDir))[0]?.claveid ?? ''
})
afterAll(async () => {
  await Promise.all([app.stop(), tsa.stop(), otherTsa.stop()])
  await rm(dir, { recursive: true, force: true })
})

/** Nothing of an installation is there where it runs. */
const verificar = (...args: string[]) =>
  commandLine(['verificar', ...args], { PORTAL_DATA: join(dir, 'nada') }, '')

test('a ZIP and its folder are whole, and whose key it was is compared where somebody says which', async () => {
  for (const path of [zip, folder]) {
    const { ok, said } = await verificar(path)
    expect(said).toMatch(/^Intacto: los \d+ archivos/)
    expect(said).toContain('· La firma. Es buena. La llave dice ser de')
    expect(ok).toBe(true)
  }
  expect((await verificar(zip, '--llave', llave)).said).toContain('✓ La firma.')
  const foreign = await verificar(zip, '--llave', 'a41e 90c7 33d2 0b1f')
  expect([foreign.ok, foreign.said.split('\n')[0]]).toEqual([
    false,
    'De otro: no lo firmó ninguna de las llaves que se esperaban.',
  ])
})

test('a stamp of time is held against the certificate of its authority, where somebody brings it', async () => {
  expect((await verificar(zip)).said).toContain('· Sello de tiempo de un tercero. La raíz del')
  const known = await verificar(zip, '--autoridad', tsa.ca)
  expect([known.ok, known.said]).toEqual([true, expect.stringContaining('✓ Sello de tiempo de un tercero.')])
  const foreign = await verificar(zip, '--autoridad', otherTsa.ca)
  expect([foreign.ok, foreign.said]).toEqual([
    false,
    expect.stringContaining('✗ Sello de tiempo: no es de ninguna de las autoridades'),
  ])
  expect((await verificar(zip, '--autoridad', zip)).said).toContain('no es un certificado en PEM o DER')
})

test('what is not as it was signed ends badly, and what is no legajo too', async () => {
  await writeFile(join(folder, 'otro.txt'), 'más')
  const { ok, said } = await verificar(folder)
  await rm(join(folder, 'otro.txt'))
  expect([ok, said.split('\n')[0]]).toEqual([false, 'Alterado: un archivo sobra.'])
  await writeFile(join(dir, 'otro.zip'), 'otra cosa')
  expect((await verificar(join(dir, 'otro.zip'))).said).toContain('no es un ZIP escrito por Portal')
  expect((await verificar(join(dir, 'no-está.zip'))).said).toContain('No se puede leer')
  for (const args of [[], [zip, zip], [zip, '--llave', 'corta'], [zip, '--raiz', 'corta']])
    expect((await verificar(...args)).said).toContain('Uso: npm run portal -- verificar')
})

test('an expert verifies it without the product, by the very steps of docs/evidencia.md', async () => {
  const doc = await readFile(join(root, 'docs/evidencia.md'), 'utf8')
  const steps = [...doc.matchAll(/```bash\n([\s\S]*?)```/g)].map(([, script = '']) => script)
  expect(steps.length).toBeGreaterThanOrEqual(4)
  const whole = `set -euo pipefail\n${steps.join('\n')}`
  const env = { ...process.env, AUTORIDAD: tsa.ca, TMPDIR: dir }
  const { stdout, stderr } = await run('bash', ['-c', whole], { cwd: folder, env })
  expect(stdout).toContain('Signature Verified Successfully')
  expect(stdout).toContain('la lista es la que se firmó')
  expect(stdout).toContain('la línea es la que se selló')
  expect(stdout).toContain('el bloque es el que se selló')
  expect(stdout).toContain('la noche lo conoce')
  expect(stdout).toMatch(/Time stamp: /)
  expect(stdout + stderr).toContain('Verification: OK')
  // Another authority's certificate doesn't do.
  const others = { ...env, AUTORIDAD: otherTsa.ca }
  await expect(run('bash', ['-c', whole], { cwd: folder, env: others })).rejects.toThrow()

  // The same steps stop at what was changed.
  const manifiesto = await readFile(join(folder, 'manifiesto.json'))
  await writeFile(
    join(folder, 'manifiesto.json'),
    manifiesto.toString().replace('"cuantos":3', '"cuantos":4'),
  )
  await expect(run('bash', ['-c', whole], { cwd: folder, env })).rejects.toThrow()
  await writeFile(join(folder, 'manifiesto.json'), manifiesto)
})
