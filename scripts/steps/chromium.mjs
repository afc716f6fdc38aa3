import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { say, Stop } from './sentence.mjs'

const require = createRequire(inRoot('e2e/package.json'))

const INSTALLED_IN_SYSTEM = [
  // The same engine without windows, which takes a quarter less of the processor.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that starts, installed now if there is none. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) {
    if (await starts(chosen)) return chosen
    throw new Stop(`CHROMIUM_PATH dice ${chosen}, y ese Chromium no arranca: corregilo o quitalo.`)
  }
  return (
    (await firstThatStarts([...INSTALLED_IN_SYSTEM, playwrightsOwn()])) ??
    (await installFromSystem()) ??
    (await installPlaywrights())
  )
}

async function installFromSystem() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  say('Instalando Chromium para las pruebas…')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { output: 'kept', env })
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name, 'fonts-liberation'], {
      output: 'kept',
      env,
    })
    const path = await firstThatStarts(INSTALLED_IN_SYSTEM)
    if (path !== undefined) return path
  }
  return undefined
}

async function installPlaywrights() {
  say('Bajando el Chromium de Playwright para las pruebas…')
  const { text } = await run(
    process.execPath,
    [require.resolve('@playwright/test/cli'), 'install', 'chromium'],
    {
      output: 'kept',
    },
  )
  const path = playwrightsOwn()
  if (await starts(path)) return path
  const reason = existsSync(path)
    ? 'está, pero no arranca: le faltan bibliotecas del sistema'
    : `no se pudo bajar (${text
        .split('\n')
        .find((line) => /error/i.test(line))
        ?.trim()})`
  throw new Stop(
    `Las pruebas necesitan Chromium, y el de Playwright ${reason}. Instalá Chromium con el administrador de ` +
      'paquetes del sistema (en Debian: sudo apt-get install chromium), o indicá dónde está con CHROMIUM_PATH.',
  )
}

function playwrightsOwn() {
  return require('@playwright/test').chromium.executablePath()
}

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path
  return undefined
}

/** Some systems leave a script of this name that only says how to install it. */
async function starts(path) {
  return existsSync(path) && (await run(path, ['--version'], { output: 'kept' })).ok
}
