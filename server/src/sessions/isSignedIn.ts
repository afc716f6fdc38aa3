import { Refusal } from '@portal/contract'
import type pg from 'pg'
import { translated } from '../database/refusals.ts'
import { readingUnit } from '../database/unit.ts'
import type { OpenSession } from './openSession.ts'
import { hashSession } from './token.ts'

/** Seeing whether somebody is signed in asks for no more than a session. */
const anySession = { access: 'contacto', writes: false, whileIncomplete: true, whileSuspended: true } as const

/** Whether the carrier's session in a browser's cookie lives; `undefined` when that can't be told now. */
export const isSignedIn =
  (pool: pg.Pool, openSession: OpenSession) =>
  async (token: string): Promise<boolean | undefined> => {
    try {
      await readingUnit(pool, openSession(hashSession(token, 'cookie'), anySession)).finish()
      return true
    } catch (error) {
      const why = translated(error)
      return why instanceof Refusal && why.is('SESSION_EXPIRED') ? false : undefined
    }
  }
