import { fork, type ChildProcess } from 'node:child_process'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refuse } from '@portal/contract'
import { createFairTurns } from '../fairTurns.ts'
import { processorMs } from './processorMs.ts'
import { ready } from './ready.ts'

/** A program in a process of its own, for bytes that somebody sent: what they come to there comes to it alone. */
export interface Apart<Asked, Answered> {
  /**
   * Why there is no answer, when it ended without one. Turns go round among those whose the bytes are; refuses with BUSY
   * when too many of the same wait. What is asked is only fetched once its turn has come, because bytes that wait take
   * memory.
   */
  ask: (whose: string, asked: () => Promise<Asked>) => Promise<Answered | Unanswered>
  stop: () => void
}

/**
 * It took longer than its time, held more memory than it may, or broke down; `unknown` where nothing of it is the bytes'
 * doing: the program did not begin, others had the processor, or the server ends.
 */
export type Unanswered = 'late' | 'memory' | 'broken' | 'unknown'

/** Whether it is an answer: those are objects. */
export const isAnswer = <Answered extends object>(answer: Answered | Unanswered): answer is Answered =>
  typeof answer === 'object'

interface ApartOptions {
  /** Beside whose caller, in the sources and once built; without its extension. */
  program: URL
  /** Of its own objects; buffers are not among them. */
  maxOldSpaceMb: number
  timeLimitMs: number
  /** So long it may take where others left it less than half of the processor's time; `timeLimitMs` unless said otherwise. */
  patienceMs?: number
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

/** In the sources and once built. */
const extension = extname(fileURLToPath(import.meta.url))

/** What to start, and how: sources are TypeScript, which needs help for seconds of each start; tests built theirs before. */
function startable(program: URL): { file: string | URL; execArgv: string[] } {
  const builtForTests = process.env['PORTAL_PROGRAMS']
  if (extension === '.ts' && builtForTests !== undefined)
    return { file: join(builtForTests, `${basename(program.pathname)}.js`), execArgv: [] }
  return {
    file: new URL(`${program.href}${extension}`),
    execArgv: extension === '.ts' ? ['--import', 'tsx'] : [],
  }
}

interface Program {
  child: ChildProcess
  /** Whether it said that it is ready. */
  started: Promise<boolean>
  /** It answered something before. */
  used: boolean
  /** Ends it when nothing more is asked. */
  idle: NodeJS.Timeout | undefined
  /** It ended, or never began. */
  gone: boolean
}

/** Asks one thing at a time of each process, which is started when it is needed and killed when it takes longer than `timeLimitMs`. */
export function createApart<Asked extends object, Answered extends object>({
  program,
  maxOldSpaceMb,
  timeLimitMs,
  patienceMs = timeLimitMs,
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
    const { file, execArgv } = startable(program)
    const child = fork(file, {
      execArgv: [...execArgv, `--max-old-space-size=${String(maxOldSpaceMb)}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of ours (where the database is, passwords) for bytes that might get hold of the process.
      // The allocator's one heap gives back what many would keep for each of their threads.
      env: { MALLOC_ARENA_MAX: '1', UV_THREADPOOL_SIZE: '2' },
    })
    const launched: Program = {
      child,
      started: nextMessage<typeof ready>(child, { timeLimitMs: startLimitMs, patienceMs: startLimitMs }).then(
        (said) => said === ready,
      ),
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

  async function askNow(asked: Asked): Promise<Answered | Unanswered> {
    const asking = free.pop() ?? launch()
    busy.add(asking)
    clearTimeout(asking.idle)
    const { child, started, used } = asking
    const began = await started
    const answer = nextMessage<Answered>(child, { timeLimitMs, patienceMs })
    if (child.connected) child.send(asked, () => {}) // what keeps it from arriving ends the wait
    const answered = await answer
    asking.used = true
    busy.delete(asking)
    if (!ended && !asking.gone) {
      free.push(asking)
      asking.idle = setTimeout(() => end(asking), idleMs).unref()
    }
    if (isAnswer(answered)) return answered
    if (ended || !began) return 'unknown'
    // What others had it do before may have worn it out.
    return asksAgain && used && (answered === 'memory' || answered === 'broken') ? askNow(asked) : answered
  }

  return {
    stop() {
      ended = true
      for (const program of [...free, ...busy]) end(program)
    },
    ask: (whose, asked) => inTurn(whose, async () => askNow(await asked())),
  }
}

interface Limit {
  timeLimitMs: number
  patienceMs: number
}

/** Why it ends without a word, as it does at the latest when its time is over. */
function nextMessage<Message>(
  child: ChildProcess,
  { timeLimitMs, patienceMs }: Limit,
): Promise<Message | Unanswered> {
  return new Promise((resolve) => {
    const before = processorMs(child.pid)
    let left = patienceMs
    let killedAs: Unanswered | undefined
    let impatience: NodeJS.Timeout | undefined
    const wait = () => {
      const now = Math.min(timeLimitMs, left)
      left -= now
      impatience = setTimeout(() => void look(), now)
    }
    const look = async () => {
      const [began, had] = [await before, await processorMs(child.pid)]
      const starved = began !== undefined && had !== undefined && had - began < timeLimitMs / 2
      if (starved && left > 0) wait()
      else {
        killedAs = starved ? 'unknown' : 'late'
        child.kill('SIGKILL')
      }
    }
    const settle = (message: Message | Unanswered) => {
      clearTimeout(impatience)
      left = 0
      child.off('message', settle).off('exit', gone).off('error', fail)
      resolve(message)
    }
    const gone = (_code: number | null, signal: NodeJS.Signals | null) =>
      settle(killedAs ?? (isOfMemory(signal) ? 'memory' : 'broken'))
    const fail = () => settle('broken')
    child.on('message', settle).on('exit', gone).on('error', fail)
    wait()
    if (!child.connected) fail()
  })
}

/** As `limitMemory` ends a program, the system does, and Node where its own objects have no room. */
const isOfMemory = (signal: NodeJS.Signals | null) => signal === 'SIGKILL' || signal === 'SIGABRT'
