import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { writeInMemory } from '@portal/server/testing/inMemory.ts'
import { freePort } from './src/freePort.ts'

/**
 * Journeys in a real Chromium, against the built server with its embedded database and demo data.
 * The workers are started with this process's environment, so they agree on port and folder.
 */
const port = (process.env['E2E_PORT'] ??= await freePort())
const isMain = process.env['TEST_WORKER_INDEX'] === undefined
/** What the servers of the journeys say: looked through at the end, and kept on the disk where it says what no log may say. */
const logDir = (process.env['E2E_LOGS'] ??= join(tmpdir(), `portal-e2e-logs-${port}`))
const endInMemory = isMain ? writeInMemory() : () => {}
const dataDir = (process.env['E2E_DATA'] ??= join(tmpdir(), `portal-e2e-${port}`))
/** What somebody looked at, and nobody has to again. */
const lookedDir = (process.env['E2E_LOOKED'] ??= join(tmpdir(), `portal-e2e-looked-${port}`))
/** See src/demo.ts. */
const demoDir = (process.env['E2E_DEMO'] ??= join(tmpdir(), `portal-e2e-demo-${port}`))
if (isMain) {
  for (const folder of [dataDir, logDir, lookedDir, demoDir]) mkdirSync(folder, { recursive: true })
  process.on('exit', () => {
    for (const folder of [dataDir, lookedDir, demoDir])
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    endInMemory()
  })
}

const baseURL = `http://127.0.0.1:${port}`
/** A second portal, which keeps no data and asks the first for everything. */
const remotePort = (process.env['E2E_REMOTE_PORT'] ??= await freePort())
const remoteURL = `http://127.0.0.1:${remotePort}`
const client = { user: 'portal', password: 'entre dos portales' }
const main = `exec "${process.execPath}" "${fileURLToPath(new URL('../server/dist/main.js', import.meta.url))}"`
const logging = (name: string) => `${main} >"${join(logDir, `${name}.log`)}" 2>&1`
const serving = { timeout: 120_000, gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 } } as const
const chromium =
  process.env['CHROMIUM_PATH'] ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync)

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  // Of a machine that others work on too: what takes this long is broken.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: process.env['CI'] !== undefined,
  globalSetup: './src/demo.ts',
  globalTeardown: './src/cleanLogs.ts',
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL,
    actionTimeout: 30_000,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    // A journey says so that is about the service worker: what one answers, `page.route` does not see.
    serviceWorkers: 'block',
    // A trace, even without pictures, reads every answer a second time: a third of the processor. `--trace=on` makes one of one journey.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Without one in the system, Playwright's own.
      ...(chromium !== undefined && { executablePath: chromium }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The short one first: a long journey that comes last is waited for by whoever has nothing left.
  projects: [
    { name: 'remoto', testMatch: 'recorrido.spec.ts', use: { baseURL: remoteURL } },
    { name: 'propio' },
  ],
  webServer: [
    {
      ...serving,
      command: logging('propio'),
      url: `${baseURL}/salud`,
      env: {
        PORT: port,
        PORTAL_DATA: dataDir,
        PORTAL_CHECK_OUTPUT: '1',
        NO_COLOR: '1',
        MOBILE_API_USER: client.user,
        MOBILE_API_PASSWORD: client.password,
      },
    },
    {
      ...serving,
      command: logging('remoto'),
      url: `${remoteURL}/salud`,
      env: {
        PORT: remotePort,
        NO_COLOR: '1',
        BACKOFFICE_URL: baseURL,
        BACKOFFICE_USER: client.user,
        BACKOFFICE_PASSWORD: client.password,
        BACKOFFICE_PERFIL: 'portal',
      },
    },
  ],
})
