import { inspect } from 'node:util'
import { askPassword } from './cli/askPassword.ts'
import { portal } from './cli/portal.ts'

/** `npm run portal -- …` as a program. What it does stands in `cli/`, a file a command. */

const ok = await portal(process.argv.slice(2), {
  environment: process.env,
  say: (sentence) => void process.stdout.write(`${sentence}\n`),
  askPassword: (times) => askPassword(process.stdin, process.stdout, times),
}).catch((error: unknown) => {
  process.stderr.write(`${inspect(error)}\n`)
  return false
})
process.exitCode = ok ? 0 : 1
