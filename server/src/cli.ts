import { inspect } from 'node:util'
import { askPassword } from './cli/askPassword.ts'
import { portal } from './cli/portal.ts'
import { progressOn } from './progressOn.ts'

/** `npm run portal -- …` as a program. What it does stands in `cli/`, a file a command. */

const { say, progress } = progressOn(process.stdout)

const ok = await portal(process.argv.slice(2), {
  environment: process.env,
  say,
  progress,
  askPassword: (times) => askPassword(process.stdin, process.stdout, times),
}).catch((error: unknown) => {
  process.stderr.write(`${inspect(error)}\n`)
  return false
})
process.exitCode = ok ? 0 : 1
