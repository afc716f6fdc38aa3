import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll } from 'vitest'

/** The product as it is built, for tests that run it in processes of its own. */
export const buildServer = (): void =>
  beforeAll(() => {
    const program = fileURLToPath(new URL('../../../scripts/build.mjs', import.meta.url))
    execFileSync(process.execPath, [program, 'server'], { stdio: ['ignore', 'ignore', 'inherit'] })
  }, 120_000)
