import { Refusal } from '@portal/contract'
import { Unreachable } from '@portal/contract/client.ts'
import type { Kept } from '../kept/kept.ts'
import { connection } from './connection.ts'
import { keepLetters, readLetters, type Letter } from './letter.ts'
import { Waiting } from './Waiting.ts'

interface OutboxOptions {
  /** Where this tab keeps what waits. */
  store: Kept
  send: (letter: Letter) => Promise<unknown>
  /** A refusal in words that serve somebody who has left the screen where it was written. */
  explain?: ((letter: Letter, refusal: Refusal) => Promise<string | undefined>) | undefined
  /** What was sent changed something. */
  onSent: () => void
  onRefusal: (refusal: Refusal) => void
}

/** Whoever still stands where a letter was written. */
export interface Follower {
  sent: (result: unknown) => void
  refused: (refusal: Refusal) => void
  takenBack: () => void
}

export interface Outbox {
  letters: () => readonly Letter[]
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
  keep: (letter: Omit<Letter, 'person' | 'href'>) => never
  takeBack: (key: string) => void
  forget: () => void
  follow: (key: string, follower: Follower) => () => void
  /** Tells of those that went out while nobody stood where they were written. */
  onArrival: (listener: (letter: Letter) => void) => () => void
}

const waitsMs = [2000, 5000, 15_000, 60_000]
const mayPass = (error: unknown) =>
  error instanceof Unreachable ||
  (error instanceof Refusal &&
    error.is('BUSY', 'NO_ROOM', 'BACKOFFICE_DOWN', 'TOO_MANY_ATTEMPTS', 'TOO_MANY_WRITES'))

/** What a person wrote without a line: it waits in this tab, and goes out once, in order, when there is one again. */
export const createOutbox = ({ store, send, explain, onSent, onRefusal }: OutboxOptions): Outbox => {
  let letters: readonly Letter[] = []
  let person: string | null = null
  let sending: string | undefined
  let fails = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const arrivals = new Set<(letter: Letter) => void>()
  const followers = new Map<string, Follower>()

  const publish = (next: readonly Letter[]) => {
    letters = next
    keepLetters(store, letters)
    for (const listener of listeners) listener()
  }
  const change = (key: string, news: Partial<Letter>) =>
    publish(letters.map((letter) => (letter.key === key ? { ...letter, ...news } : letter)))
  const drop = (key: string) => publish(letters.filter((letter) => letter.key !== key))
  const firstWaiting = () => letters.find(({ refused }) => refused === undefined)

  const isOpen = () => person !== null

  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void sendAll(), waitsMs[Math.min(fails, waitsMs.length - 1)])
    fails += 1
  }

  const sendAll = async () => {
    if (sending !== undefined || person === null || connection.lostAt() !== null) return
    for (let letter = firstWaiting(); letter && isOpen(); letter = firstWaiting()) {
      sending = letter.key
      change(letter.key, { left: true })
      const goesOn = await sendOne(letter)
      sending = undefined
      if (!goesOn) {
        publish(letters)
        return
      }
    }
    fails = 0
  }

  /** Whether the next one may follow. */
  const sendOne = async (letter: Letter): Promise<boolean> => {
    const follower = () => followers.get(letter.key)
    try {
      const result = await send(letter)
      drop(letter.key)
      onSent()
      if (follower()) follower()?.sent(result)
      else for (const listener of arrivals) listener(letter)
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
        drop(letter.key)
        follower()?.refused(refusal)
      } else {
        const sentence = refusal && (await explain?.(letter, refusal).catch(() => undefined))
        change(letter.key, { refused: sentence ?? (error instanceof Error ? error.message : String(error)) })
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
    letters: () => letters,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    sending: () => sending,
    open: (who) => {
      if (who === person) return
      person = who
      publish(readLetters(store).filter((letter) => letter.person === who))
      void sendAll()
    },
    close: () => {
      person = null
    },
    mustWait: () => person !== null && (connection.lostAt() !== null || firstWaiting() !== undefined),
    keep: (written) => {
      if (person === null) throw new Error('a write that waits where nobody is signed in')
      const same = letters.find((old) => mayHaveArrived(old) && saysTheSame(old, written))
      if (same) throw new Waiting(same)
      const { pathname, search } = window.location
      const letter = { ...written, person, href: pathname + search }
      publish([...letters.filter((old) => old.about !== letter.about || mayHaveArrived(old)), letter])
      connection.doubt()
      void sendAll()
      throw new Waiting(letter)
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

const mayHaveArrived = ({ left, refused }: Letter) => left && refused === undefined

const saysTheSame = (one: Pick<Letter, 'operation' | 'input'>, other: Pick<Letter, 'operation' | 'input'>) =>
  one.operation === other.operation && JSON.stringify(one.input) === JSON.stringify(other.input)
