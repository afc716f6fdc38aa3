import { createClient } from '@portal/contract/client.ts'
import type { ProviderOperations } from '@portal/contract'
import { addresses, providerDoor } from '@portal/contract/door.ts'
import { say } from '@portal/ui/texts/idioma.ts'
import { createQueryClient, operationQuery } from '@portal/ui/app/queries.ts'
import { createLive } from '@portal/ui/app/live/createLive.ts'
import { createSession } from '@portal/ui/app/session/createSession.ts'
import { lastActivityInConsole, waitingWritesInConsole } from '@portal/ui/kept/kept.ts'
import { whoDecided } from './recientes/whoDecided.ts'
import { rutas } from './rutas.ts'

/** What is the console's own of an app: its door, its session and what it knows of the server. */

/** Nobody has touched anything for so long: what is asked now, the console asks by itself. */
const handsOffMs = 30_000

/** Throws a `Refusal`, or `Unreachable` when no answer came. */
export const call = createClient<ProviderOperations>(providerDoor, {
  say,
  // What live updates and timers ask while nobody moves is no activity.
  isPassive: () => {
    const last = Number(lastActivityInConsole.read())
    return last > 0 && Date.now() - last > handsOffMs
  },
})

export const session = createSession({
  pause: () => outbox.close(),
  channel: 'consola-session',
  close: (signal) => call('LogoutOperador', {}, { signal }),
  // Where nobody had signed in, the routes lead to the sign-in page.
  signInUrl: (how, from) => {
    if (how === 'absent') return undefined
    if (how === 'expired') return rutas.ingreso({ volver: from, motivo: 'sesion' })
    // The company's own session goes on, which the next person on a shared computer would find.
    const isOfCompany = queryClient.getQueryData(sessionQuery.queryKey)?.login.por_empresa === true
    return rutas.ingreso(isOfCompany ? { motivo: 'salida' } : {})
  },
})

/** Who is signed in, as the server knows them now. Asking also keeps the session alive. */
export const sessionQuery = { ...operationQuery('SesionOperador', {}), staleTime: 60_000 }

export const { queryClient, outbox } = createQueryClient({
  call,
  session,
  who: sessionQuery.queryKey,
  waiting: waitingWritesInConsole,
  explain: (waitingWrite, refusal) => whoDecided(call, waitingWrite, refusal),
  onRefusal: (refusal) => {
    // From now on the provider asks a second step: whoever lacks it finds the way there by loading anew.
    if (refusal.is('TOTP_MISSING')) window.location.reload()
  },
})

/** A tab that nobody looks at asks when somebody does. */
export const live = createLive({
  url: addresses.novedades,
  name: 'consola-novedades',
  onNews: () => void queryClient.invalidateQueries({ refetchType: document.hidden ? 'none' : 'active' }),
})
