import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { freemem } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { readCommit } from './commit.mjs'
import { inRoot, root } from './paths.mjs'
import { npm } from './run.mjs'
import { say, Stop } from './sentence.mjs'

/**
 * What is built, from which folders, and how. A part is built again when something in its folders changes; one that says
 * its commit, when that is known to be another.
 */
const PARTS = [
  {
    name: 'server',
    from: ['server', 'contract', 'legajo'],
    result: 'server/dist/main.js',
    saysCommit: true,
    build: buildServer,
  },
  {
    name: 'verificador',
    from: ['legajo', 'contract'],
    result: 'legajo/dist/verificar.html',
    build: async () => (await import('./verificador.mjs')).buildVerificador(),
  },
  {
    name: 'portal',
    from: ['portal', 'parts', 'ui', 'contract'],
    result: 'portal/dist',
    build: () => buildApp('portal'),
  },
  {
    name: 'console',
    from: ['console', 'parts', 'ui', 'contract'],
    result: 'console/dist',
    build: () => buildApp('console'),
  },
  {
    name: 'porteria',
    from: ['porteria', 'pase', 'parts', 'ui', 'contract'],
    result: 'porteria/dist',
    build: () => buildApp('porteria'),
  },
]

/** Two bundlers and the server's fit in this much at once; with less, one after the other. */
const MEMORY_FOR_ALL_BYTES = 2_500_000_000

/** Builds the parts that aren't up to date; all of them, unless some are named. */
export async function build(names = PARTS.map(({ name }) => name)) {
  const pending = PARTS.filter(({ name }) => names.includes(name))
    .map((part) => ({ ...part, stamp: sourcesStamp(part), commit: part.saysCommit ? readCommit() : null }))
    .filter((part) => !isUpToDate(part))
  if (pending.length === 0) return
  say(`Construyendo ${pending.map(({ name }) => name).join(', ')}…`)
  if (freemem() > MEMORY_FOR_ALL_BYTES) {
    await Promise.all(pending.map(buildPart))
  } else {
    for (const part of pending) await buildPart(part)
  }
}

async function buildPart(part) {
  await part.build(part)
  mkdirSync(dirname(stampFile(part)), { recursive: true })
  writeFileSync(stampFile(part), `${part.stamp} ${part.commit ?? ''}`)
}

async function buildApp(workspace) {
  const result = await npm(['run', 'build', '--workspace', workspace, '--loglevel=error'], { output: 'kept' })
  if (!result.ok)
    throw new Stop(`${result.text.trim()}\n\nNo se pudo construir ${workspace}: el motivo está arriba.`)
}

async function buildServer({ commit }) {
  const { bundleServer, programs } = await import('./bundleServer.mjs')
  const dist = inRoot('server/dist')
  rmSync(dist, { recursive: true, force: true })
  const entryPoints = { main: 'src/main.ts', cli: 'src/cli.ts', ...programs }
  await bundleServer({ entryPoints, outdir: dist, commit }).catch(() => {
    throw new Stop('No se pudo construir el servidor: el motivo está arriba.')
  })
  for (const folder of ['database/migrations', 'database/views', 'demo/forms'])
    cpSync(inRoot(`server/src/${folder}`), join(dist, basename(folder)), { recursive: true })
}

function isUpToDate(part) {
  if (!existsSync(inRoot(part.result)) || !existsSync(stampFile(part))) return false
  const [stamp, commit] = readFileSync(stampFile(part), 'utf8').split(' ')
  // Whoever can't tell the commit leaves what somebody built who could.
  return stamp === part.stamp && (part.commit === null || part.commit === commit)
}

function stampFile({ name }) {
  return inRoot(`node_modules/.cache/portal/${name}.stamp`)
}

/** Names, sizes and times of all that a part is built from, in one hash. */
function sourcesStamp({ from }) {
  const hash = createHash('sha256')
  for (const path of [
    'package-lock.json',
    'tsconfig.base.json',
    'scripts/steps/build.mjs',
    'scripts/steps/bundleServer.mjs',
    'scripts/steps/verificador.mjs',
  ])
    add(inRoot(path))
  for (const folder of from) walk(inRoot(folder))
  return hash.digest('hex')

  function walk(folder) {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name)
      if (entry.isDirectory() && entry.name !== 'node_modules' && entry.name !== 'dist') walk(path)
      // Generated files change while building, and tests aren't built.
      if (entry.isFile() && !/\.(gen|test)\.tsx?$/.test(entry.name)) add(path)
    }
  }

  function add(path) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${relative(root, path)}\0${size}\0${mtimeMs}\n`)
  }
}
