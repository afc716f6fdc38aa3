import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '@portal/contract'
import type { Asked, Drawn, ready } from './messages.ts'

export interface Drawer {
  /** Nothing for what can't be drawn. Refuses with BUSY when too many wait. */
  draw: (asked: Asked) => Promise<Buffer | undefined>
  stop: () => void
}

/** Beside this file, in the sources and once built. */
const extension = extname(fileURLToPath(import.meta.url))
const programFile = new URL(`./drawProgram${extension}`, import.meta.url)
/** Sources are TypeScript, which needs help; and hostile bytes get no more memory than a page takes. */
const execArgv = [...(extension === '.ts' ? ['--import', 'tsx'] : []), '--max-old-space-size=192']

const maxWaiting = 32
/** Between one look at a list of documents and the next. Starting again takes half a second. */
const idleMs = 30_000
/** It takes half a second; a machine that is short of everything takes its time. */
const startLimitMs = 60_000

interface Program {
  child: ChildProcess
  started: Promise<unknown>
}

/** Draws one at a time, in a process that is started when it is needed and killed when it takes longer than `timeLimitMs`. */
export function createDrawer({ timeLimitMs = 10_000 } = {}): Drawer {
  let program: Program | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  function stop(): void {
    clearTimeout(idle)
    program?.child.kill('SIGKILL')
    program = undefined
  }

  async function drawNow(asked: Asked): Promise<Buffer | undefined> {
    clearTimeout(idle)
    const { child, started } = (program ??= launch(() => (program = undefined)))
    await started
    const drawn = nextMessage<Drawn>(child, timeLimitMs)
    if (child.connected) child.send(asked, () => {}) // what keeps it from arriving ends the wait
    const picture = (await drawn)?.picture
    idle = setTimeout(stop, idleMs).unref()
    return picture && Buffer.from(picture)
  }

  return {
    stop,
    async draw(asked) {
      if (waiting >= maxWaiting) throw refuse('BUSY')
      waiting++
      const turn = last.then(() => drawNow(asked))
      last = turn.catch(() => {})
      try {
        return await turn
      } finally {
        waiting--
      }
    },
  }
}

function launch(onExit: () => void): Program {
  const child = fork(programFile, {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of ours (where the database is, passwords) for bytes that might get hold of the process.
    env: {},
  })
  child.once('exit', onExit).once('error', onExit)
  // It must not keep the server from ending.
  child.unref()
  child.channel?.unref()
  return { child, started: nextMessage<typeof ready>(child, startLimitMs) }
}

/** Nothing when it ends without a word, as it does at the latest when the limit is over. */
function nextMessage<Message>(child: ChildProcess, limitMs: number): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => child.kill('SIGKILL'), limitMs)
    const settle = (message?: Message) => {
      clearTimeout(impatience)
      child.off('message', settle).off('exit', fail).off('error', fail)
      resolve(message)
    }
    const fail = () => settle()
    child.on('message', settle).on('exit', fail).on('error', fail)
    if (!child.connected) fail()
  })
}
