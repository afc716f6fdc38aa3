import { call } from '../api.ts'
import { forgetDrafts, keepDrafts } from './drafts.ts'

const loginUrl = '/auth/login'
const channel = new BroadcastChannel('portal-session')
let ended = false

/** Leaves the app for the login page; a form's warning about unsaved changes has nothing to ask any more. */
const leave = (url: string) => {
  ended = true
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  window.location.assign(url)
}

/**
 * There is no session any more. `expired` keeps what was being typed; `absent` (nobody had signed in) has nothing to
 * keep; both come back here after signing in. `signedOut` forgets everything.
 */
export const endSession = (how: 'expired' | 'absent' | 'signedOut') => {
  if (ended) return
  if (how === 'signedOut') {
    forgetDrafts()
    leave(loginUrl)
    return
  }
  keepDrafts()
  const { pathname, search } = window.location
  const query = new URLSearchParams({ destino: pathname + search })
  if (how === 'expired') query.set('motivo', 'sesion')
  leave(`${loginUrl}?${query.toString()}`)
}

/** Without an answer in time the cookie may outlive this, but nothing of the session stays on the screen. */
const closeAtServer = () => call('logout', {}, { signal: AbortSignal.timeout(3000) }).catch(() => undefined)

/** Nobody was here for too long. The server, which may have heard of another tab's calls since, is told too. */
export const expireSession = async () => {
  keepDrafts()
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
