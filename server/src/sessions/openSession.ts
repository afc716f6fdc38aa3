import { LRUCache } from 'lru-cache'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { Operation } from '@portal/contract/operation.ts'
import type { Opening } from '../database/opening.ts'

/** What an operation, or a door that is none, asks of a session. */
export type Asked = Pick<Operation, 'access' | 'writes' | 'whileIncomplete' | 'whileSuspended'> & {
  /** Whether nobody's hand made the call: then it does not count as activity. The console alone asks by itself. */
  passive?: boolean
  /** The language that the caller chose: its person is written to in it. */
  idioma?: Idioma | undefined
}

/**
 * The statement that opens a session for the transaction it stands in, or raises why it may not.
 * `cuentaid` is the carrier that one of the provider's people asks to look at.
 */
export type OpenSession = (tokenHash: Buffer, asked: Asked, cuentaid?: string) => Opening

/** `minutes` idle end it, unless the provider set another figure. */
export function openCarrierSession(minutes: number): OpenSession {
  /** What each said of the data when it was opened last: under the same, nothing of it needs to be looked at again. */
  const seenLast = new LRUCache<string, string>({ max: 10_000 })
  return (tokenHash, { access, writes, whileIncomplete, whileSuspended, idioma = null }) => {
    const values = [tokenHash, access, writes, whileIncomplete, whileSuspended, minutes, idioma]
    const token = tokenHash.toString('latin1')
    return {
      text: 'select abrir_sesion($1, $2, $3, $4, $5, $6, $7, $8) as seen',
      values: [...values, seenLast.get(token) ?? null],
      step: { text: 'select avanzar_mis_veredictos($1) as more', values: [tokenHash] },
      look: {
        text: 'select abrir_sesion($1, $2, $3, $4, $5, $6, $7, p_mirar => true) as seen',
        values,
      },
      noteSeen: (seen) => seenLast.set(token, seen),
    }
  }
}

export function openProviderSession(minutes: number): OpenSession {
  return (tokenHash, { access, whileIncomplete, passive = false, idioma = null }, cuentaid) =>
    cuentaid === undefined
      ? {
          text: 'select abrir_sesion_operador($1, $2, $3, $4, $5, $6)',
          values: [tokenHash, access, minutes, whileIncomplete, passive, idioma],
        }
      : {
          text: 'select abrir_cuenta($1, $2, $3, $4, $5, $6)',
          values: [tokenHash, access, minutes, cuentaid, passive, idioma],
          step: { text: 'select avanzar_veredictos($1) as more', values: [cuentaid] },
        }
}
