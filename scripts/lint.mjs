import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * ESLint, part by part: it keeps the types of all that it was given until it ends, and those of every workspace at once are
 * more than Node's memory holds.
 */
const root = join(import.meta.dirname, '..')
const parts = {
  server: ['contract', 'legajo', 'server'],
  portal: ['ui', 'parts', 'portal'],
  console: ['console', 'porteria'],
}
const rest = Object.values(parts)
  .flat()
  .flatMap((folder) => ['--ignore-pattern', `${folder}/`])
const eslint = join(fileURLToPath(import.meta.resolve('eslint/package.json')), '../bin/eslint.js')

let failed = false
for (const [name, what] of Object.entries({ ...parts, rest: ['.', ...rest] })) {
  const cache = join('node_modules/.cache/eslint', name, '/')
  const args = [eslint, '--max-warnings', '0', '--cache', '--cache-location', cache, ...what]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
