import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gateAddresses } from '@portal/contract/door.ts'
import { gateRoute } from '@portal/contract/rutas.ts'
import type { FastifyInstance } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { sharedPage } from './pages.ts'
import { sendFilled, unknownAddress } from './sendPage.ts'
import { lastWorkerOf, workerPolicy } from './serviceWorker.ts'

/**
 * The guard's app: its page, the same for everybody and byte for byte as it was built, so that its service worker can hold
 * it to the hash of the build; that worker; and what lets a tablet install it. See docs/decisions/0141.
 */
export function porteriaPage(app: FastifyInstance, { built, settings, proveedor }: DoorParts): void {
  const { porteriaDist } = built
  if (porteriaDist === undefined) return
  const page = sharedPage(join(porteriaDist, 'index.html'))
  const script = join(porteriaDist, gateAddresses.worker.slice(gateRoute.length + 1))
  const worker = settings.serviceWorker
    ? existsSync(script)
      ? readFileSync(script, 'utf8')
      : undefined
    : lastWorkerOf('portal-porteria-codigo-')

  for (const address of [gateRoute, `${gateRoute}/`])
    app.get(address, (_request, reply) =>
      page
        ? sendFilled(
            reply.headers({
              'x-robots-tag': 'noindex',
              // The code of a device stands behind the #, and the page's own address goes nowhere else.
              'referrer-policy': 'no-referrer',
            }),
            page,
            { casos: [], textos: {} },
          )
        : unknownAddress(reply),
    )

  app.get(gateAddresses.worker, (_request, reply) =>
    worker === undefined
      ? unknownAddress(reply)
      : reply
          .headers({
            'cache-control': 'no-cache',
            'content-security-policy': workerPolicy,
            // Its page stands above its folder: the address without a slash at its end.
            'service-worker-allowed': gateRoute,
          })
          .type('text/javascript; charset=utf-8')
          .send(worker),
  )

  app.get(gateAddresses.manifest, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf((await proveedor()).textos['proveedor']))),
  )
}

const manifestOf = (proveedor: string | undefined) => ({
  id: gateRoute,
  name: proveedor === undefined ? 'Portería' : `Portería · ${proveedor}`,
  short_name: 'Portería',
  lang: 'es-AR',
  start_url: gateRoute,
  scope: gateRoute,
  display: 'standalone',
  theme_color: '#142027',
  background_color: '#0d1418',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icono-recortable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
})
