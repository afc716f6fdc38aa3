import { hash, verify } from '@node-rs/argon2'
import { refuse } from '@portal/contract'
import { createTurns } from '../turns.ts'

export interface Passwords {
  hash: (password: string) => Promise<string>
  /** Takes as long, and answers no, when there is no hash to compare with. */
  verify: (password: string, hash: string | undefined) => Promise<boolean>
}

/** OWASP's figures for argon2id, which is this library's default. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Of a password that nobody knows, made with the same cost: what an unknown e-mail is compared with. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$X+/NaS7puSSYz5iQ5/3aYA$6T3oLBTWPVAZHkzN+uJWdNLJ9w9KwXMHlysCdZyruVY'

/** Two fill two cores; more at once only take memory. */
const maxRunning = 2
/** At some 14 ms each, the last in the line waits less than a second. */
const maxWaiting = 64

/** Hashing in turns: a storm of sign-ins can take neither the memory nor every core. Refuses with BUSY past a full line. */
export function createPasswords(): Passwords {
  const inTurn = createTurns({
    atOnce: maxRunning,
    waiting: { most: maxWaiting, refuse: () => refuse('BUSY') },
  })

  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    verify: (password, stored) =>
      inTurn(async () => (await verify(stored ?? nobodysHash, password)) && stored !== undefined),
  }
}
