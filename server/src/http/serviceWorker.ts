/** It asks this server, and loads nothing into itself. */
export const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/**
 * In an emergency: forgets what the worker before it kept of an app's code, under names that begin with `prefix`, and takes
 * itself out.
 */
export const lastWorkerOf = (
  prefix: string,
): string => `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('${prefix}')) await caches.delete(name)
  await self.registration.unregister()
})()))
`
