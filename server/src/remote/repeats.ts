import { sentence } from '@portal/contract/wording.ts'
import { createHash, createHmac } from 'node:crypto'
import { Refusal, refuse, refuseField } from '@portal/contract'
import { idempotencyHeader, maxKeptBytes } from '@portal/contract/door.ts'
import { LRUCache } from 'lru-cache'

/** A write as its caller names it; nothing where it has no name, or nobody whose it is. */
interface Deed {
  session?: string | undefined
  key?: string | undefined
  /** What it says, so that one name is not used for two. */
  said?: string
}

interface Done<Answer> {
  session: string
  /** Of what it said: there may be a password in it. */
  hash: string
  /** `undefined` where it was too long to keep. */
  answer: Promise<Answer> | undefined
  bytes: number
}

/**
 * Writes that are sent again with their key, because their answer got lost between browser and portal: back offices of
 * before this product know no keys, and would do it twice. Each node remembers its own for a while: one that is under way
 * until it ends, and what came of one as long as there is room among those of its session and of all.
 */
interface Repeats<Answer> {
  /** What came of it; `again` where it had been done before, or is being done. */
  once: (deed: Deed, run: () => Promise<Answer>) => Promise<{ answer: Answer; again: boolean }>
}

const keptMs = 15 * 60_000
const keptBytes = 16 * 1024 * 1024
/** Of them, one session's. */
const keptBytesOfOne = keptBytes / 16
/** Writes of one session under way at once. */
const mostUnderWay = 100
/** An entry takes its hashes, and some more to be found by. */
const besides = 500

export function createRepeats<Answer extends object>(): Repeats<Answer> {
  const underWay = new Map<string, Done<Answer>>()
  const countUnderWay = new Map<string, number>()
  /** Names of what is kept by session, oldest first. */
  const ofSession = new Map<string, { names: Set<string>; bytes: number }>()
  const kept = new LRUCache<string, Done<Answer>>({
    maxSize: keptBytes,
    ttl: keptMs,
    sizeCalculation: ({ bytes }) => bytes,
    dispose({ session, bytes }, name) {
      const own = ofSession.get(session)
      if (!own?.names.delete(name)) return
      own.bytes -= bytes
      if (own.names.size === 0) ofSession.delete(session)
    },
  })

  function keep(name: string, done: Done<Answer>): void {
    kept.set(name, done)
    const own = ofSession.get(done.session) ?? { names: new Set(), bytes: 0 }
    ofSession.set(done.session, own)
    own.names.add(name)
    own.bytes += done.bytes
    for (const oldest of own.names) {
      if (own.bytes <= keptBytesOfOne) return
      kept.delete(oldest)
    }
  }

  function begin(name: string, done: Done<Answer>): void {
    const count = countUnderWay.get(done.session) ?? 0
    countUnderWay.set(done.session, count + 1)
    underWay.set(name, done)
  }

  function end(name: string, { session }: Done<Answer>): void {
    underWay.delete(name)
    const count = countUnderWay.get(session) ?? 0
    if (count > 1) countUnderWay.set(session, count - 1)
    else countUnderWay.delete(session)
  }

  return {
    async once({ session: whose, key, said = '' }, run) {
      if (whose === undefined || key === undefined) return { answer: await run(), again: false }
      const session = hashOf(whose)
      const name = hashOf(`${session} ${key}`)
      const hash = createHmac('sha256', key).update(said).digest('base64url')
      const before = underWay.get(name) ?? kept.get(name)
      if (before) {
        if (before.hash !== hash) throw refuseField(idempotencyHeader, sentence('yaSeUsoParaOtroPedido'))
        if (!before.answer) throw refuseField(idempotencyHeader, sentence('esePedidoYaSeHizo'))
        return { answer: await before.answer, again: true }
      }
      if ((countUnderWay.get(session) ?? 0) >= mostUnderWay) throw refuse('BUSY')
      const running = run()
      const done: Done<Answer> = { session, hash, answer: running, bytes: besides }
      begin(name, done)
      try {
        const answer = await running
        const length = Buffer.byteLength(JSON.stringify(answer))
        keep(
          name,
          length > maxKeptBytes ? { ...done, answer: undefined } : { ...done, bytes: besides + 2 * length },
        )
        return { answer, again: false }
      } catch (error) {
        // What nobody knows is not done again by itself; what was refused may be.
        if (error instanceof Refusal && error.is('BACKOFFICE_UNSURE')) keep(name, done)
        throw error
      } finally {
        end(name, done)
      }
    },
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')
