import { gateRoute } from '@portal/contract/rutas.ts'
import { keptGateCode } from '@portal/ui/kept/keptCode.ts'
import { codigo } from './codigo.ts'

declare const self: ServiceWorkerGlobalScope

/**
 * The service worker of gates: opens the app from cold without a line. It answers its page and its fingerprinted files, each
 * as the build wrote it or not at all; calls go by as if it weren't there. See docs/decisions/0141.
 */

const own = new Map(codigo.files.map((file) => [file.path, file]))

/** A worker that could not keep everything doesn't take the place of one that has: the next visit tries again. */
self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(keptGateCode.dropBefore(codigo.version).then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin || request.method !== 'GET') return
  // What is kept first: a gate opens at once on a line that answers nothing, and a newer build brings its worker.
  if (request.mode === 'navigate') {
    if (pathname === gateRoute || pathname === `${gateRoute}/`)
      event.respondWith(keptGateCode.frame().then((kept) => kept ?? fetch(request)))
  } else if (own.has(pathname))
    event.respondWith(keptGateCode.file(pathname).then((kept) => kept ?? fetch(request)))
})

async function keep(): Promise<void> {
  const generation = await keptGateCode.generation(codigo.version)
  for (const { path, integrity } of codigo.files)
    if (!(await generation.has(path)))
      await generation.put(path, (await keptGateCode.file(path)) ?? (await fetchFile(path, integrity)))
  await generation.putFrame(await fetchFile(codigo.page.path, codigo.page.integrity))
}

/** With the hash that the build noted, or not at all: a page of somebody else's network never gets in. */
async function fetchFile(path: string, integrity: string): Promise<Response> {
  const fetched = (cache: RequestCache) =>
    fetch(path, { integrity, cache, credentials: 'omit', redirect: 'error' })
  const file = await fetched('default').catch(() => fetched('reload'))
  if (file.status !== 200) throw new Error(`${path}: ${file.status}`)
  return file
}
