import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say, Stop } from './sentence.mjs'

/** What Debian has of each engine, and the program that shows that it is there. WebKit needs a screen, if only a drawn one. */
export const ENGINES = {
  firefox: { packages: ['firefox-esr'], programs: ['/usr/bin/firefox-esr'] },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
  },
}

/** Installs what the named engines lack, or says what to install. */
export async function requireEngines(names) {
  const lacking = () =>
    names
      .map((name) => ENGINES[name])
      .filter(({ programs }) => !programs.every(existsSync))
      .flatMap(({ packages }) => packages)
  const packages = lacking()
  if (packages.length === 0) return
  const byHand = `sudo apt-get install ${packages.join(' ')}`
  if (!existsSync('/usr/bin/apt-get'))
    throw new Stop(
      'Estas pruebas usan Firefox y WebKit de los paquetes de Debian, y este sistema no los tiene.',
    )
  if (process.getuid?.() !== 0)
    throw new Stop(`Faltan navegadores: instalalos con ${byHand} y probá de nuevo.`)
  say(`Instalando ${packages.join(', ')}…`)
  const quiet = { output: 'kept', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run('apt-get', ['update', '-qq'], quiet)
  const { text } = await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
    quiet,
  )
  if (lacking().length > 0)
    throw new Stop(`${text.trim()}\n\nNo se pudieron instalar los navegadores: el motivo está arriba.`)
}
