import { createClient } from '@portal/contract/client.ts'
import type { CarrierOperations } from '@portal/contract'
import { carrierDoor } from '@portal/contract/door.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { createQueryClient, operationQuery } from '@portal/ui/app/queries.ts'
import { createSession, type SessionEnd } from '@portal/ui/app/session/createSession.ts'
import { emailForSignIn, waitingWrites } from '@portal/ui/kept/kept.ts'
import { keptShared } from '@portal/ui/kept/keptShared.ts'
import i18next from 'i18next'
import { personOf } from './session/useLogin.ts'
import { forgetHere } from './sinSenal/keptHere.ts'

/** What is the carriers' app's own of an app: its door, its session and what it knows of the server. */

/** Throws a `Refusal`, or `Unreachable` when no answer came. */
const call = createClient<CarrierOperations>(carrierDoor, { say })

/** The login page tells why one is there, and leads back. */
const signInUrl = (how: SessionEnd, from: string): string => {
  if (how === 'signedOut') return '/auth/login'
  const query = new URLSearchParams({ destino: from, ...(how === 'expired' && { motivo: 'sesion' }) })
  return `/auth/login?${query.toString()}`
}

export const session = createSession({
  pause: () => outbox.close(),
  channel: 'portal-session',
  close: (signal) => call('logout', {}, { signal }),
  signInUrl,
  // In this tab alone, and not in the address, which logs and histories keep.
  leaving: (how) => {
    const email = queryClient.getQueryData(sessionQuery.queryKey)?.login.email
    if (how === 'signedOut') emailForSignIn.forget()
    else if (email !== undefined) emailForSignIn.write(email)
  },
  forget: () => forgetHere(personHere()),
  alsoLost: async () => {
    const person = personHere()
    const count = person === undefined ? 0 : (await keptShared.of(person)).length
    return count === 0 ? undefined : i18next.t('sinSenal.salir', { count })
  },
})

/** Who is signed in, as the server knows them now. Asking also keeps the session alive. */
export const sessionQuery = { ...operationQuery('ping', {}), staleTime: 60_000 }

const personHere = (): string | undefined => {
  const login = queryClient.getQueryData(sessionQuery.queryKey)?.login
  return login && personOf(login)
}

export const { queryClient, outbox } = createQueryClient({
  call,
  session,
  who: sessionQuery.queryKey,
  waiting: waitingWrites,
  onRefusal: (refusal) => {
    // The account's state changed: the routes lead to where it is mended.
    if (refusal.is('PROFILE_INCOMPLETE')) void queryClient.invalidateQueries(sessionQuery)
  },
})
