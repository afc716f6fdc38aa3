import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'
import { say, Stop } from './sentence.mjs'

/** What says to packages that were just installed whether they may start what they bring. */
const POLICY = '/usr/sbin/policy-rc.d'

/**
 * Installs Debian's packages where one of their programs is missing, which takes root. What they would start by
 * themselves is not started: here it would only hold a port. `what` is how a person calls them.
 */
export async function requirePackages({ what, programs, packages }) {
  const isThere = () => programs.every((path) => existsSync(path))
  if (isThere()) return
  if (!existsSync('/usr/bin/apt-get')) {
    throw new Stop(`Estas pruebas usan ${what} de los paquetes de Debian, y este sistema no los tiene.`)
  }
  if (process.getuid?.() !== 0) {
    const byHand = `sudo apt-get install ${packages.join(' ')}`
    throw new Stop(`Falta ${what}: instalalo con ${byHand} y probá de nuevo.`)
  }
  say(`Instalando ${what} para las pruebas…`)
  const text = await withoutStarting(async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    await run('apt-get', ['update', '-qq'], { output: 'kept', env })
    const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
    return (await run('apt-get', install, { output: 'kept', env })).text
  })
  if (!isThere()) throw new Stop(`${text.trim()}\n\nNo se pudo instalar ${what}: el motivo está arriba.`)
}

async function withoutStarting(work) {
  if (existsSync(POLICY)) return work()
  writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    rmSync(POLICY)
  }
}
