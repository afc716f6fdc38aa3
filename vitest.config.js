import { defineConfig } from 'vitest/config'

/** Tests stand beside what they test, in every workspace. Those of the server share one PostgreSQL. */
const workspace = (name, test = {}) => ({
  test: {
    name,
    root: name,
    include: ['{src,scripts,docs}/**/*.test.{ts,tsx}'],
    environment: 'node',
    ...test,
  },
})

export default defineConfig({
  test: {
    // The database works on the same cores as the tests.
    maxWorkers: 2,
    projects: [
      workspace('contract'),
      workspace('server', {
        globalSetup: 'src/testing/globalSetup.ts',
        pool: 'forks',
        // The server is loaded once in each worker, and not once a file: a third of the time of what is short.
        isolate: false,
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      workspace('ui'),
      workspace('parts'),
      workspace('portal'),
      workspace('console'),
      workspace('bench'),
    ],
  },
})
