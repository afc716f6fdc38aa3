import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../freePort.ts'
import { bidiDriver } from './bidiDriver.ts'
import { classicDriver } from './classicDriver.ts'
import type { Driver } from './driver.ts'

/** The browsers of Debian that are not Chromium, each in a folder of its own that is gone afterwards. */

type Start = (folder: string, programs: ChildProcess[]) => Promise<Driver>

export const engines = { firefox: inFolder(startFirefox), webkit: inFolder(startWebKit) } as const
export type EngineName = keyof typeof engines

const miniBrowser = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0']
  .flatMap((version) =>
    ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/${version}/MiniBrowser`),
  )
  .find(existsSync)

/** Firefox speaks WebDriver BiDi by itself. */
async function startFirefox(folder: string, programs: ChildProcess[]): Promise<Driver> {
  await writeFile(
    join(folder, 'user.js'),
    [
      ['intl.accept_languages', 'es-AR, es'],
      ['browser.shell.checkDefaultBrowser', false],
      ['datareporting.policy.dataSubmissionEnabled', false],
      ['app.update.enabled', false],
    ]
      .map((preference) => `user_pref(${preference.map((each) => JSON.stringify(each)).join(', ')});`)
      .join('\n'),
  )
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0']
  const firefox = spawn('firefox-esr', args, {
    env: { ...process.env, HOME: folder, TZ: 'America/Argentina/Buenos_Aires' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  programs.push(firefox)
  return bidiDriver(await said(firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/, firefox))
}

/** WebKit's MiniBrowser wants a screen, and a program that drives it. */
async function startWebKit(folder: string, programs: ChildProcess[]): Promise<Driver> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  programs.push(screen)
  const display = `:${await said(screen.stdout, /(\d+)\n/, screen)}`
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      HOME: folder,
      LANG: 'es_AR.UTF-8',
      LANGUAGE: 'es_AR:es',
      TZ: 'America/Argentina/Buenos_Aires',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
    stdio: 'ignore',
  })
  programs.push(driver)
  const endpoint = `http://127.0.0.1:${port}`
  await until(() => answers(`${endpoint}/status`))
  return classicDriver(endpoint, {
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  })
}

/** Whatever was started is ended, the last one first. */
function inFolder(start: Start): () => Promise<Driver> {
  return async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-navegador-'))
    const programs: ChildProcess[] = []
    const end = async () => {
      for (const program of programs.reverse()) {
        if (program.exitCode !== null || program.pid === undefined) continue
        const ended = once(program, 'exit')
        program.kill('SIGTERM')
        await ended
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    }
    try {
      const driver = await start(folder, programs)
      return {
        ...driver,
        close: async () => {
          await driver.close().catch(() => {})
          await end()
        },
      }
    } catch (error) {
      await end()
      throw error
    }
  }
}

const patienceMs = 60_000

async function said(stream: NodeJS.ReadableStream, words: RegExp, program: ChildProcess): Promise<string> {
  let text = ''
  stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return until(() => {
    if (program.exitCode !== null) throw new Error(`the browser ended before it was ready:\n${text}`)
    return words.exec(text)?.[1]
  })
}

async function until<Result>(look: () => Result | undefined | Promise<Result | undefined>): Promise<Result> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`not ready after ${patienceMs / 1000} s`)
    await sleep(100)
  }
}

async function answers(url: string): Promise<true | undefined> {
  try {
    await fetch(url)
    return true
  } catch {
    return undefined
  }
}
