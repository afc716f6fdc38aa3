import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { addFromSystem } from './addFromSystem.mjs'
import { inRoot } from './paths.mjs'
import { run } from './run.mjs'
import { say, Stop } from './sentence.mjs'

const require = createRequire(inRoot('e2e/package.json'))

/** The same engine without windows: with them, a page takes more than twice as long to open. */
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'

const INSTALLED_IN_SYSTEM = [
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
    (await firstThatStarts([WITHOUT_WINDOWS])) ??
    (await installFromSystem('chromium-headless-shell', [WITHOUT_WINDOWS])) ??
    (await firstThatStarts([...INSTALLED_IN_SYSTEM, playwrightsOwn()])) ??
    (await installFromSystem('chromium', INSTALLED_IN_SYSTEM)) ??
    (await installPlaywrights())
  )
}

/** Which of those paths starts once root has installed that package of Debian's. */
async function installFromSystem(name, paths) {
  await addFromSystem('Chromium', [name, 'fonts-liberation'])
  return firstThatStarts(paths)
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
