import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'

/**
 * Journeys in a real Chromium, against the built server with its embedded database and demo data.
 * The workers are started with this process's environment, so they agree on port and folder.
 */
const port = (process.env['E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 10_000)))
const dataDir = (process.env['E2E_DATA'] ??= join(tmpdir(), `portal-e2e-${port}`))
const isMain = process.env['TEST_WORKER_INDEX'] === undefined
if (isMain) {
  mkdirSync(dataDir, { recursive: true })
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
}

const baseURL = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: 'list',
  outputDir: 'test-results',
  use: {
    baseURL,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${fileURLToPath(new URL('../server/dist/main.js', import.meta.url))}"`,
    url: `${baseURL}/salud`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, PORTAL_DATA: dataDir, PORTAL_CHECK_OUTPUT: '1', NO_COLOR: '1' },
  },
})
