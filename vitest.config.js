import { defineConfig } from 'vitest/config'
import { workspaces } from './scripts/steps/workspaces.mjs'

/** Tests of the server that ask nothing of PostgreSQL: none is started for them alone. */
const pure = [
  'src/{catalogo,geografia,dialects}/**/*.test.ts',
  'src/rules/**/!(*-and-views).test.ts',
  'src/{contract,fairTurns,logger,progressOn,settings,turns}.test.ts',
  'docs/{changes,decisions,settings}.test.ts',
]

/** Tests stand beside what they test, in every workspace. Those of the server share one PostgreSQL. */
const workspace = (name, test = {}) => ({
  test: {
    name,
    root: name,
    include: ['{src,scripts,docs,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Of a machine that others work on too: what takes this long is broken.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...test,
  },
})

export default defineConfig({
  test: {
    // The database works on the same cores as the tests.
    maxWorkers: 2,
    // What was transformed once is read from node_modules/.experimental-vitest-cache in the next run.
    experimental: { fsModuleCache: true },
    projects: [
      ...workspaces.filter((name) => !['server', 'e2e'].includes(name)).map((name) => workspace(name)),
      workspace('server', {
        exclude: pure,
        globalSetup: ['src/testing/globalSetup.ts', '../scripts/steps/testPrograms.mjs'],
        pool: 'forks',
        // The server is loaded once in each worker, and not once a file: a third of the time of what is short.
        isolate: false,
      }),
      { test: { name: 'rules', root: 'server', include: pure, environment: 'node', isolate: false } },
    ],
  },
})
