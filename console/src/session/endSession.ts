import { call } from '../api.ts'
import { rutas } from '../rutas.ts'

const channel = new BroadcastChannel('consola-session')
let ended = false

/**
 * Leaves for the sign-in page and loads it anew, so that nothing of what the operador saw stays in memory.
 * After an expiry they come back to where they were; after signing out they don't.
 */
export const endSession = (how: 'expired' | 'signedOut') => {
  if (ended) return
  ended = true
  const { pathname, search } = window.location
  window.location.assign(
    rutas.ingresar(how === 'expired' ? { volver: pathname + search, motivo: 'sesion' } : {}),
  )
}

/** Without an answer in time the cookie may outlive this, but nothing of the session stays on the screen. */
const closeAtServer = () =>
  call('LogoutOperador', {}, { signal: AbortSignal.timeout(3000) }).catch(() => undefined)

/** Nobody was here for too long. The server, which may have heard of another tab's calls since, is told too. */
export const expireSession = async () => {
  await closeAtServer()
  endSession('expired')
}

/** Signs out here and in every other tab. */
export const signOut = async () => {
  await closeAtServer()
  channel.postMessage('signedOut')
  endSession('signedOut')
}

channel.addEventListener('message', ({ data }) => {
  if (data === 'signedOut') endSession('signedOut')
})
