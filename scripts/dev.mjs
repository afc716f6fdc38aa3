/**
 * npm run dev: the server, started again when its sources change, and the apps with hot reload, each on its own
 * port. The apps' Vite servers hand /api on to PORT.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { install } from './steps/install.mjs'
import { inRoot, root } from './steps/paths.mjs'
import { requireNode } from './steps/requireNode.mjs'
import { command, say, Stop } from './steps/sentence.mjs'
import { buildVerificador } from './steps/verificador.mjs'

const port = Number(process.env.PORT || 3000)

await command(async () => {
  requireNode()
  await install()
  await buildVerificador()
  say(
    `Servidor en http://127.0.0.1:${port}, portal en :${port + 1}, consola en :${port + 2}, portería en :${port + 3}/porteria/. Ctrl-C cierra todo.`,
  )
  const tsx = createRequire(inRoot('package.json')).resolve('tsx/cli')
  const programs = [
    start('server', root, [
      tsx,
      'watch',
      '--clear-screen=false',
      '--include=server/src/database/{migrations,views}/*',
      'server/src/main.ts',
    ]),
    startVite('portal', port + 1),
    startVite('console', port + 2),
    startVite('porteria', port + 3),
  ]
  const stop = () => programs.forEach(({ child }) => child.kill('SIGTERM'))
  // In a terminal Ctrl-C reaches them without help; a signal to this process alone must be handed on.
  process.once('SIGTERM', stop)
  process.on('SIGINT', () => {})
  const first = await Promise.race(programs.map(({ ended }) => ended))
  stop()
  await Promise.all(programs.map(({ ended }) => ended))
  if (first.code)
    throw new Stop(`Se cerró ${first.name}: el motivo está arriba. Los demás también se cerraron.`)
})

function startVite(workspace, vitePort) {
  const vite = createRequire(inRoot(`${workspace}/package.json`)).resolve('vite/package.json')
  return start(workspace, inRoot(workspace), [
    vite.replace(/package\.json$/, 'bin/vite.js'),
    '--port',
    String(vitePort),
    '--strictPort',
  ])
}

function start(name, cwd, args) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return { child, ended: once(child, 'exit').then(([code]) => ({ name, code })) }
}
