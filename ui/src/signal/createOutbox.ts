import { Refusal } from '@portal/contract/refusals.ts'
import { Unreachable } from '@portal/contract/client.ts'
import type { Kept } from '../kept/kept.ts'
import { connection } from './connection.ts'
import { keepWaitingWrites, readWaitingWrites, type WaitingWrite } from './waitingWrite.ts'
import { Waiting } from './Waiting.ts'

interface OutboxOptions {
  /** Where this tab keeps what waits. */
  store: Kept
  send: (waitingWrite: WaitingWrite) => Promise<unknown>
  /** A refusal in words that serve somebody who has left the screen where it was written. */
  explain?: ((waitingWrite: WaitingWrite, refusal: Refusal) => Promise<string | undefined>) | undefined
  /** What was sent changed something. */
  onSent: () => void
  onRefusal: (refusal: Refusal) => void
}

/** Whoever still stands where a waitingWrite was written. */
interface Follower {
  sent: (result: unknown) => void
  refused: (refusal: Refusal) => void
  takenBack: () => void
}

export interface Outbox {
  waitingWrites: () => readonly WaitingWrite[]
  subscribe: (listener: () => void) => () => void
  /** The key of the one that is on its way. */
  sending: () => string | undefined
  /** Now somebody is known to be signed in: theirs go out, in order; those of others are dropped. */
  open: (person: string) => void
  /** Nobody is any more: what waits stays in the tab. */
  close: () => void
  /** Whether a write has to go behind others, or has no line to go by. */
  mustWait: () => boolean
  /** Keeps it, and throws `Waiting` for whoever wrote it. */
  keep: (waitingWrite: Omit<WaitingWrite, 'person' | 'href'>) => never
  takeBack: (key: string) => void
  forget: () => void
  follow: (key: string, follower: Follower) => () => void
  /** Tells of those that went out while nobody stood where they were written. */
  onArrival: (listener: (waitingWrite: WaitingWrite) => void) => () => void
}

const waitsMs = [2000, 5000, 15_000, 60_000]
const mayPass = (error: unknown) =>
  error instanceof Unreachable ||
  (error instanceof Refusal &&
    error.is('BUSY', 'NO_ROOM', 'BACKOFFICE_DOWN', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_WRITES'))

/** What a person wrote without a line: it waits in this tab, and goes out once, in order, when there is one again. */
export const createOutbox = ({ store, send, explain, onSent, onRefusal }: OutboxOptions): Outbox => {
  let waitingWrites: readonly WaitingWrite[] = []
  let person: string | null = null
  let sending: string | undefined
  let fails = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const arrivals = new Set<(waitingWrite: WaitingWrite) => void>()
  const followers = new Map<string, Follower>()

  const publish = (next: readonly WaitingWrite[]) => {
    waitingWrites = next
    keepWaitingWrites(store, waitingWrites)
    for (const listener of listeners) listener()
  }
  const change = (key: string, news: Partial<WaitingWrite>) =>
    publish(
      waitingWrites.map((waitingWrite) =>
        waitingWrite.key === key ? { ...waitingWrite, ...news } : waitingWrite,
      ),
    )
  const drop = (key: string) => publish(waitingWrites.filter((waitingWrite) => waitingWrite.key !== key))
  const firstWaiting = () => waitingWrites.find(({ refused }) => refused === undefined)

  const isOpen = () => person !== null

  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), waitsMs[Math.min(fails, waitsMs.length - 1)])
    fails += 1
  }

  const sendAll = async () => {
    if (sending !== undefined || person === null || connection.lostAt() !== null) return
    for (let waitingWrite = firstWaiting(); waitingWrite && isOpen(); waitingWrite = firstWaiting()) {
      sending = waitingWrite.key
      change(waitingWrite.key, { left: true })
      const goesOn = await sendOne(waitingWrite)
      sending = undefined
      if (!goesOn) {
        publish(waitingWrites)
        return
      }
    }
    fails = 0
  }

  /** Whether the next one may follow. */
  const sendOne = async (waitingWrite: WaitingWrite): Promise<boolean> => {
    const follower = () => followers.get(waitingWrite.key)
    try {
      const result = await send(waitingWrite)
      drop(waitingWrite.key)
      onSent()
      if (follower()) follower()?.sent(result)
      else for (const listener of arrivals) listener(waitingWrite)
      return true
    } catch (error) {
      if (mayPass(error)) {
        later()
        return false
      }
      if (error instanceof Refusal && error.is('SESSION_EXPIRED', 'ACCOUNT_DISABLED')) {
        onRefusal(error)
        return false
      }
      const refusal = error instanceof Refusal ? error : undefined
      if (refusal && follower()) {
        drop(waitingWrite.key)
        follower()?.refused(refusal)
      } else {
        const sentence = refusal && (await explain?.(waitingWrite, refusal).catch(() => undefined))
        change(waitingWrite.key, {
          refused: sentence ?? (error instanceof Error ? error.message : String(error)),
        })
      }
      return true
    }
  }

  connection.subscribe(() => {
    if (connection.lostAt() === null) void sendAll()
  })
  /** Closing the tab would lose what waits in it. */
  const warn = (event: BeforeUnloadEvent) => {
    if (firstWaiting()) event.preventDefault()
  }
  window.addEventListener('beforeunload', warn)

  return {
    waitingWrites: () => waitingWrites,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sending: () => sending,
    open: (who) => {
      if (who === person) return
      person = who
      publish(readWaitingWrites(store).filter((waitingWrite) => waitingWrite.person === who))
      void sendAll()
    },
    close: () => {
      person = null
    },
    mustWait: () => person !== null && (connection.lostAt() !== null || firstWaiting() !== undefined),
    keep: (written) => {
      if (person === null) throw new Error('a write that waits where nobody is signed in')
      const same = waitingWrites.find((old) => mayHaveArrived(old) && saysTheSame(old, written))
      if (same) throw new Waiting(same)
      const { pathname, search } = window.location
      const waitingWrite = { ...written, person, href: pathname + search }
      publish([
        ...waitingWrites.filter((old) => old.about !== waitingWrite.about || mayHaveArrived(old)),
        waitingWrite,
      ])
      connection.doubt()
      void sendAll()
      throw new Waiting(waitingWrite)
    },
    takeBack: (key) => {
      if (key === sending) return
      drop(key)
      followers.get(key)?.takenBack()
    },
    forget: () => publish([]),
    follow: (key, follower) => {
      followers.set(key, follower)
      return () => followers.delete(key)
    },
    onArrival: (listener) => {
      arrivals.add(listener)
      return () => arrivals.delete(listener)
    },
  }
}

const mayHaveArrived = ({ left, refused }: WaitingWrite) => left && refused === undefined

const saysTheSame = (
  one: Pick<WaitingWrite, 'operation' | 'input'>,
  other: Pick<WaitingWrite, 'operation' | 'input'>,
) => one.operation === other.operation && JSON.stringify(one.input) === JSON.stringify(other.input)
