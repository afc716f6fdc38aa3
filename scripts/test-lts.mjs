/**
 * npm run test:lts: every test on the newest Node with long-term support that npm brings, in a copy of its own: what is
 * installed here stays as it is. `-- --node=26.10.0` is another Node; other arguments go to `npm test`.
 */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { root } from './steps/paths.mjs'
import { npm, run } from './steps/run.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

/** 24 «Krypton»: to be raised here as its line goes on. */
const NEWEST_LTS = '24.21.0'

/** Made by installing and building, or no part of what is tested. */
const LEFT = new Set(['node_modules', 'dist', '.git', '.portal'])

// The runners hear Ctrl-C themselves; this waits for them, to leave nothing behind.
process.on('SIGINT', () => {})

await command(async () => {
  const asked = process.argv.find((arg) => arg.startsWith('--node='))?.slice('--node='.length)
  const args = process.argv.slice(2).filter((arg) => !arg.startsWith('--node='))
  const folder = mkdtempSync(join(tmpdir(), 'portal-lts-'))
  try {
    const node = await bringNode(asked ?? NEWEST_LTS, join(folder, 'node'))
    const copy = join(folder, 'portal')
    cpSync(root, copy, { recursive: true, filter: (path) => !LEFT.has(basename(path)) })
    const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) }
    const { ok } = await run(node, ['scripts/test.mjs', ...args], { cwd: copy, env })
    if (!ok) throw new Stop('No todo anda con ese Node: el motivo está arriba.')
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})

/**
 * The program of one version, for this machine: npm's package `node` has one of these fetched by a script that it runs
 * when installed, and no script of another's is run here.
 */
async function bringNode(version, folder) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  say(`Bajando Node ${version}…`)
  const install = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${version}`]
  const { ok, text } = await npm(install, { output: 'kept' })
  if (!ok) throw new Stop(`${text.trim()}\n\nNo se pudo bajar Node ${version}: el motivo está arriba.`)
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const { text: said } = await run(node, ['-p', 'process.version + " " + (process.release.lts ?? "")'], {
    output: 'kept',
  })
  say(`Node ${said.trim()}`)
  return node
}
