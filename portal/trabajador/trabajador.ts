import { installedAddresses } from '@portal/contract/door.ts'
import { keptCode } from '@portal/ui/kept/keptCode.ts'
import { keptShared } from '@portal/ui/kept/keptShared.ts'
import type { ToWorker } from '@portal/ui/kept/toWorker.ts'
import { codigo } from './codigo.ts'
import { forgetCode, keepCode } from './keepCode.ts'
import { receiveShare } from './receiveShare.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker of an installed portal. It answers three things: navigations within the app that the network does not,
 * by the frame; the app's fingerprinted files; and what is shared. Everything else goes by as if it weren't there: calls,
 * files of papers, pages before sign-in, the console. See docs/decisions/0128.
 */

const own = new Set(codigo.files.map(({ path }) => path))

// A new one takes over at the next navigation, and does not wait for the last tab to be closed.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      // Where there is no such thing, pages wait for the worker to start.
      'navigationPreload' in self.registration && self.registration.navigationPreload.enable(),
      keptShared.forgetOver(),
    ]),
  )
})

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker
  const done = message.what === 'keep' ? keepCode(message.idioma) : forgetCode()
  event.waitUntil(done.then(() => event.ports[0]?.postMessage('done')))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (request.method === 'POST' && pathname === installedAddresses.share)
      event.respondWith(receiveShare(request))
    else if (request.method === 'GET') event.respondWith(navigate(event))
  } else if (request.method === 'GET' && own.has(pathname)) {
    event.respondWith(keptCode.file(pathname).then((kept) => kept ?? fetch(request)))
  }
})

/** What the server says, whatever it is; the frame, where nobody answers. */
async function navigate(event: FetchEvent): Promise<Response> {
  try {
    const early: unknown = await event.preloadResponse
    return early instanceof Response ? early : await fetch(event.request)
  } catch {
    return (await keptCode.frame()) ?? Response.error()
  }
}
