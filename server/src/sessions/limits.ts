import { refuse, type Refusal } from '@portal/contract'

interface Limit {
  /** How often something may be tried while the count lasts, in seconds. */
  points: number
  duration: number
  /** Past it a try waits instead of being refused: what somebody else does must not keep a person out. */
  slows?: true
  /** Past so many one that waits is refused all the same: comparing passwords takes the processor. */
  most?: number
}

/** How often something may be tried, and for how long the count lasts. `…From` is per network: see networkOf. */
export const limits = {
  /** Per account, from a browser in which its owner signed in before: see docs/decisions/0066. */
  signInKnown: { points: 10, duration: 15 * 60 },
  /** Per account and network, from any other browser. */
  signInAccountFrom: { points: 10, duration: 15 * 60, slows: true, most: 60 },
  /** Generous, a whole office may share one. */
  signInFrom: { points: 100, duration: 15 * 60, slows: true, most: 1000 },
  /** Per account, from wherever its owner never signed in, together. */
  signInAccount: { points: 10, duration: 15 * 60, slows: true },
  /** All wrong ones of a door, from browsers that nobody signed in with. */
  signInSite: { points: 3000, duration: 15 * 60, slows: true },
  /** Wrong credentials of programs. */
  programFrom: { points: 20, duration: 15 * 60, slows: true, most: 600 },
  /** Ways to the company's sign-in and back, from a browser in which one of the provider's people signed in before. */
  companyKnown: { points: 60, duration: 15 * 60 },
  /** The same from any other, and notices of the company that are none. */
  companyFrom: { points: 100, duration: 15 * 60, slows: true, most: 1000 },
  /** Letters that tell a person of them. */
  signInNotice: { points: 1, duration: 24 * 60 * 60 },
  registrationFrom: { points: 20, duration: 60 * 60 },
  registrationSite: { points: 300, duration: 60 * 60, slows: true },
  /** Letters to the provider from people who need no account. */
  consultaFrom: { points: 5, duration: 60 * 60 },
  /** All of them together: however many addresses somebody has, the provider's mailbox stays readable. */
  consulta: { points: 200, duration: 60 * 60 },
  /** Letters with a code, per e-mail, from a browser in which its owner signed in before. */
  passwordMailKnown: { points: 5, duration: 6 * 60 * 60 },
  /** Per e-mail and network, from any other. */
  passwordMailAccountFrom: { points: 5, duration: 6 * 60 * 60 },
  /** Per e-mail, from wherever its owner never signed in, together. */
  passwordMailAccount: { points: 20, duration: 24 * 60 * 60, slows: true },
  passwordMailFrom: { points: 30, duration: 60 * 60, slows: true, most: 600 },
  passwordMailSite: { points: 600, duration: 60 * 60, slows: true },
  /** Guesses at codes, per e-mail, from a browser in which its owner signed in before. */
  passwordCodeKnown: { points: 30, duration: 15 * 60 },
  passwordCodeFrom: { points: 30, duration: 15 * 60, slows: true, most: 300 },
  passwordCodeSite: { points: 1000, duration: 15 * 60, slows: true },
  /** Guesses at the own current password, per person. */
  passwordChange: { points: 10, duration: 15 * 60 },
  /** Per account: mails that carriers send to people who are not users yet. */
  invitation: { points: 30, duration: 60 * 60 },
  /** Letters that try whether letters leave, per person. */
  testMail: { points: 10, duration: 60 * 60 },
  /** Letters that invite transportes, all together: however an operador’s session got lost, mail servers still take ours. */
  invitedCarriers: { points: 1000, duration: 24 * 60 * 60 },
  /** Made-up links to pedidos, in the memory of each node. */
  pedidoWrongFrom: { points: 20, duration: 15 * 60, slows: true, most: 600 },
  /** How often one link is opened. */
  pedidoOpened: { points: 600, duration: 60 * 60 },
  /** Made-up links to passes, and how often one is opened: a page that stays open asks once an hour. */
  paseWrongFrom: { points: 20, duration: 15 * 60, slows: true, most: 600 },
  paseOpened: { points: 600, duration: 60 * 60 },
  /** Deliveries by links, good or bad. */
  pedidoFrom: { points: 300, duration: 60 * 60 },
  /** 1 GiB a day from one network, by whichever links: a yard's drivers may share it. */
  pedidoKibibytesFrom: { points: 1024 * 1024, duration: 24 * 60 * 60 },
  /** Codes that would enrol a device at a gate. */
  enrolFrom: { points: 20, duration: 15 * 60, slows: true, most: 300 },
  /** Tokens of devices that are none, in the memory of each node. */
  deviceWrongFrom: { points: 20, duration: 15 * 60, slows: true, most: 600 },
  /** How often one device looks at who somebody is, and how often it speaks at all. */
  deviceLooks: { points: 1_200, duration: 60 * 60 },
  deviceCalls: { points: 3_600, duration: 60 * 60 },
  /** Per session. */
  upload: { points: 600, duration: 60 * 60 },
  /** Per account, or per person of the provider's: 2 GiB a day, 700 files as large as they may be. */
  uploadKibibytes: { points: 2 * 1024 * 1024, duration: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export const limitOf = (name: LimitName): Limit => limits[name]

/** Something that is tried, and by whom or from where. */
export interface Try {
  limit: LimitName
  key: string
  /** As many as it counts for; one unless said otherwise. */
  points?: number
}

/** What comes in with one upload, for whoever it counts. */
export const uploadTry = (whose: string, bytes: number): Try => ({
  limit: 'uploadKibibytes',
  key: whose,
  points: Math.ceil(bytes / 1024),
})

/** Counts of tries: in PostgreSQL still there after a restart. */
export interface Limits {
  /**
   * Counts tries before they are made, all of them at once; refuses with 1429 or 1519 when one is one too many, and otherwise
   * answers after a while where one of those that slow is. Says which of those are past their limit by just this one.
   */
  consume: (...tries: readonly Try[]) => Promise<readonly LimitName[]>
  /** Takes back the try that turned out well. */
  giveBack: (given: Try) => Promise<void>
  /** Starts counting from nothing. */
  forget: (forgotten: Try) => Promise<void>
  /**
   * For guesses of what is short: the first three as they come, then each after a pause twice as long as the one before,
   * up to 15 minutes. Refuses with 1429 during a pause; who comes late enough is not counted twice.
   */
  pace: (guess: { of: string; by: string }) => Promise<void>
  /** The guess was right. */
  forgetPace: (guess: { of: string; by: string }) => Promise<void>
}

/** Whether a try that is the `points`-th is one too many, and not one that waits. */
export function isRefused(name: LimitName, points: number): boolean {
  const { points: free, slows, most = Infinity } = limitOf(name)
  return points > (slows === true ? most : free)
}

/** Milliseconds that a try waits which is the `points`-th of a limit that slows. */
export function delayAt(name: LimitName, points: number): number {
  const { points: free, slows } = limitOf(name)
  if (slows !== true || points <= free) return 0
  return Math.min(8_000, 500 * 2 ** Math.floor((points - free - 1) / 5))
}

const freeGuesses = 3
const longestPause = 15 * 60_000
/** How long guesses are remembered, since the last one. */
export const pausesKept = 24 * 60 * 60_000

/** Milliseconds until the next guess, after so many. */
export const pauseAfter = (guesses: number): number =>
  guesses < freeGuesses ? 0 : Math.min(longestPause, 1000 * 2 ** (guesses - freeGuesses + 1))

export function tooMany(limit: LimitName, msBeforeNext: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return limit === 'uploadKibibytes' || limit === 'pedidoKibibytesFrom'
    ? refuse('TOO_MANY_BYTES', { retryAfter, words: { horas: String(Math.ceil(retryAfter / 3600)) } })
    : tooManyAttempts(msBeforeNext)
}

export function tooManyAttempts(msBeforeNext: number): Refusal {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000))
  return refuse('TOO_MANY_ATTEMPTS', {
    retryAfter,
    words: { minutos: String(Math.ceil(retryAfter / 60)) },
  })
}
