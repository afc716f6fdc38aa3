import { chmod, copyFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sign, verify, createPublicKey, type KeyObject } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/app.ts'
import { commandLine } from '../testing/commandLine.ts'
import { clavesPath, readClaves, writeClaves } from './claves.ts'
import { ensureFirma, FirmaMissingError, signingKeys } from './firma.ts'

let app: TestApp
let elsewhere: string
beforeAll(async () => {
  app = await startApp()
  elsewhere = await mkdtemp(join(tmpdir(), 'portal-firma-'))
})
afterAll(async () => {
  await app.stop()
  await rm(elsewhere, { recursive: true, force: true })
})

const here = () => ({ db: app.owner, dataDir: app.dataDir })
const run = (args: readonly string[]) =>
  commandLine(args, { DATABASE_URL: app.ownerUrl, PORTAL_DATA: app.dataDir }, '')
const publicOf = (key: KeyObject) =>
  createPublicKey({ key: key.export({ format: 'pem', type: 'pkcs8' }), format: 'pem' })

test('a server that starts has one, which nobody else of the machine reads, and it signs', async () => {
  expect((await stat(clavesPath(app.dataDir))).mode & 0o777).toBe(0o600)
  const [key] = await signingKeys(here())
  if (!key) throw new Error('no key')
  const text = Buffer.from('lo que se firma')
  expect(verify(null, text, publicOf(key), sign(null, text, key))).toBe(true)
  const [before] = await readClaves(app.dataDir)
  await ensureFirma(here())
  expect((await readClaves(app.dataDir))[0]?.claveid).toBe(before?.claveid)
  expect((await run(['firma'])).said).toContain(`${before?.claveid ?? ''}  whpk_`)
})

test('a node without it makes none of its own, and signs nothing until it is copied there', async () => {
  const there = { db: app.owner, dataDir: elsewhere }
  await expect(ensureFirma(there)).rejects.toBeInstanceOf(FirmaMissingError)
  await expect(signingKeys(there)).rejects.toBeInstanceOf(FirmaMissingError)
  expect(await readClaves(elsewhere)).toEqual([])
  await copyFile(clavesPath(app.dataDir), clavesPath(elsewhere))
  await ensureFirma(there)
  expect(await signingKeys(there)).toHaveLength(1)
})

test('a new one signs first, the one before it beside it for seven days, and its public half stays', async () => {
  const [before] = await readClaves(app.dataDir)
  expect((await run(['firma', 'nueva'])).ok).toBe(true)
  expect(await signingKeys(here())).toHaveLength(2)
  const claves = await readClaves(app.dataDir)
  expect(claves[1]?.claveid).toBe(before?.claveid)
  const weekAgo = new Date(Date.now() - 8 * 86_400_000)
  await writeClaves(app.dataDir, [
    ...claves.slice(0, 1),
    ...claves.slice(1).map((each) => ({ ...each, hasta: weekAgo })),
  ])
  expect(await signingKeys(here())).toHaveLength(1)
  expect((await run(['firma'])).said).toContain(before?.claveid)
})

test('the doctor says where it is, that others could read it, and that it is gone', async () => {
  expect((await run(['doctor'])).said).toMatch(/✓ Firma: la clave [0-9a-f]{16} está en su lugar/)
  await chmod(clavesPath(app.dataDir), 0o644)
  expect((await run(['doctor'])).said).toMatch(/✗ Firma: .*chmod 600/)
  await rm(clavesPath(app.dataDir))
  expect((await run(['doctor'])).said).toMatch(/! Firma: .*firma nueva/)
})

test('what it is called otherwise is said', async () => {
  expect((await run(['firma', 'otra'])).ok).toBe(false)
})
