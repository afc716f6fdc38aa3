import { defineConfig } from 'vitest/config'

/** Two projects: what needs a PostgreSQL of its own, and what needs nothing. */
export default defineConfig({
  test: {
    // A server's test file brings a database and connections of its own; two cores serve two of them.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/globalSetup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'units',
          include: ['{contract,ui,portal,console}/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
