import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './sentence.mjs'

/** Packages of Debian's, as root: without one or the other nothing is done, and whoever wanted them looks whether they are there. */
export async function addFromSystem(what, packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  say(`Instalando ${what} para las pruebas…`)
  // Without a line it says so soon.
  const brief = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const options = { output: 'kept', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', [...brief, 'update'], options)
  await run('apt-get', [...brief, 'install', '-y', '--no-install-recommends', ...packages], options)
}
