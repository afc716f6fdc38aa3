import { Refusal } from '@portal/contract'
import type pg from 'pg'
import { translated } from '../database/refusals.ts'
import { readingUnit } from '../database/unit.ts'
import type { OpenSession } from './openSession.ts'
import { hashSession, type Carried } from './token.ts'

/** Seeing whether somebody is signed in asks for no more than a session, and is nothing that one of the provider's people did. */
const anySession = { writes: false, whileIncomplete: true, whileSuspended: true, passive: true } as const

/** Whether a session lives, as it is carried; `undefined` when that can't be told now. */
export const isSignedIn =
  (pool: pg.Pool, openSession: OpenSession, access: 'contacto' | 'revisor') =>
  async (token: string, carried: Carried = 'cookie'): Promise<boolean | undefined> => {
    try {
      await readingUnit(pool, openSession(hashSession(token, carried), { ...anySession, access })).finish()
      return true
    } catch (error) {
      const why = translated(error)
      return why instanceof Refusal && why.is('SESSION_EXPIRED') ? false : undefined
    }
  }
