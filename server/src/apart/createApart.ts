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
  /** As many processes at most, each started when it is needed; one of those whose bytes they are never has two. */
  processes?: number
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
  /** Ends it when nothing more is asked. */
  idle: NodeJS.Timeout | undefined
  /** It ended, or never began. */
  gone: boolean
}

/** Asks one thing at a time of each process, which is started when it is needed and killed when it takes longer than `timeLimitMs`. */
export function createApart<Asked extends object, Answered>({
  program: file,
  maxOldSpaceMb,
  timeLimitMs,
  processes = 1,
  asksAgain = false,
}: ApartOptions): Apart<Asked, Answered> {
  /** Started and asked nothing, the one that answered last at the end. */
  const free: Program[] = []
  const busy = new Set<Program>()
  let ended = false
  const inTurn = createFairTurns({
    atOnce: processes,
    atOnceOfOne: 1,
    waiting: { mostOfOne: maxWaitingOfOne, most: maxWaiting, refuse: () => refuse('BUSY') },
  })

  function end(program: Program): void {
    clearTimeout(program.idle)
    program.child.kill('SIGKILL')
    forget(program)
  }

  function forget(program: Program): void {
    busy.delete(program)
    const at = free.indexOf(program)
    if (at >= 0) free.splice(at, 1)
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
    const launched: Program = {
      child,
      started: nextMessage<typeof ready>(child, startLimitMs),
      used: false,
      idle: undefined,
      gone: false,
    }
    const gone = () => {
      launched.gone = true
      forget(launched)
    }
    child.once('exit', gone).once('error', gone)
    // It must not keep the server from ending.
    child.unref()
    child.channel?.unref()
    return launched
  }

  async function askNow(asked: Asked): Promise<Answered | undefined> {
    const asking = free.pop() ?? launch()
    busy.add(asking)
    clearTimeout(asking.idle)
    const { child, started, used } = asking
    await started
    const began = performance.now()
    const answer = nextMessage<Answered>(child, timeLimitMs)
    if (child.connected) child.send(asked, () => {}) // what keeps it from arriving ends the wait
    const answered = await answer
    asking.used = true
    busy.delete(asking)
    if (!ended && !asking.gone) {
      free.push(asking)
      asking.idle = setTimeout(() => end(asking), idleMs).unref()
    }
    const inTime = performance.now() - began < timeLimitMs
    // What others had it do before may have worn it out.
    return asksAgain && answered === undefined && used && inTime && !ended ? askNow(asked) : answered
  }

  return {
    stop() {
      ended = true
      for (const program of [...free, ...busy]) end(program)
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
