import { measurements } from './measurements.ts'

/** Measures what the command line asks for. */
const [, work = 'main.ts'] =
  Object.entries(measurements).find(([name]) => process.argv.includes(`--${name}`)) ?? []
await import(`./${work}`)
