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

/** Signs out here and in every other tab. */
export const signOut = async () => {
  // Without an answer the cookie may outlive this, but nothing of the session stays on the screen.
  await call('LogoutOperador', {}).catch(() => undefined)
  channel.postMessage('signedOut')
  endSession('signedOut')
}

channel.addEventListener('message', ({ data }) => {
  if (data === 'signedOut') endSession('signedOut')
})
