import { fork, type ChildProcess } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '@portal/contract'
import { createFairTurns } from '../fairTurns.ts'
import type { ready } from './ready.ts'

/** A program in a process of its own, for bytes that somebody sent: what they come to there comes to it alone. */
export interface Apart<Asked, Answered> {
  /**
   * Nothing when it ended without an answer. Turns go round among those whose the bytes are; refuses with BUSY when too
   * many of the same wait. What is asked is only fetched once its turn has come, because bytes that wait take memory.
   */
  ask: (whose: string, asked: () => Promise<Asked>) => Promise<Answered | undefined>
  stop: () => void
}

interface ApartOptions {
  /** Beside whose caller, in the sources and once built; without its extension. */
  program: URL
  /** Of its own objects; buffers are not among them. */
  maxOldSpaceMb: number
  timeLimitMs: number
  /** Asks once more, in a fresh one, where one that had answered before ends without an answer before its time. */
  asksAgain?: boolean
}

/** A list of documents shows as many small pictures at once. */
const maxWaitingOfOne = 32
/** Of some ten who ask for as much as they can. */
const maxWaiting = 320
/** Between one look at a list of documents and the next. Starting again takes half a second. */
const idleMs = 30_000
/** It takes half a second; a machine that is short of everything takes its time. */
const startLimitMs = 60_000

/** Sources are TypeScript, which needs help. */
const extension = extname(fileURLToPath(import.meta.url))

interface Program {
  child: ChildProcess
  started: Promise<unknown>
  /** It answered something before. */
  used: boolean
}

/** Asks one thing at a time, of a process that is started when it is needed and killed when it takes longer than `timeLimitMs`. */
export function createApart<Asked extends object, Answered>({
  program: file,
  maxOldSpaceMb,
  timeLimitMs,
  asksAgain = false,
}: ApartOptions): Apart<Asked, Answered> {
  let program: Program | undefined
  let idle: NodeJS.Timeout | undefined
  let ended = false
  const inTurn = createFairTurns({
    atOnce: 1,
    waiting: { mostOfOne: maxWaitingOfOne, most: maxWaiting, refuse: () => refuse('BUSY') },
  })

  function stop(): void {
    clearTimeout(idle)
    program?.child.kill('SIGKILL')
    program = undefined
  }

  function launch(): Program {
    const child = fork(new URL(`${file.href}${extension}`), {
      execArgv: [
        ...(extension === '.ts' ? ['--import', 'tsx'] : []),
        `--max-old-space-size=${String(maxOldSpaceMb)}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of ours (where the database is, passwords) for bytes that might get hold of the process.
      // The allocator's one heap gives back what many would keep for each of their threads.
      env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
    })
    const launched = { child, started: nextMessage<typeof ready>(child, startLimitMs), used: false }
    const forget = () => {
      // Another may have been started since.
      if (program === launched) program = undefined
    }
    child.once('exit', forget).once('error', forget)
    // It must not keep the server from ending.
    child.unref()
    child.channel?.unref()
    return launched
  }

  async function askNow(asked: Asked): Promise<Answered | undefined> {
    clearTimeout(idle)
    const asking = (program ??= launch())
    const { child, started, used } = asking
    await started
    const began = performance.now()
    const answer = nextMessage<Answered>(child, timeLimitMs)
    if (child.connected) child.send(asked, () => {}) // what keeps it from arriving ends the wait
    const answered = await answer
    asking.used = true
    if (!ended) idle = setTimeout(stop, idleMs).unref()
    const inTime = performance.now() - began < timeLimitMs
    // What others had it do before may have worn it out.
    return asksAgain && answered === undefined && used && inTime && !ended ? askNow(asked) : answered
  }

  return {
    stop() {
      ended = true
      stop()
    },
    ask: (whose, asked) => inTurn(whose, async () => askNow(await asked())),
  }
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
