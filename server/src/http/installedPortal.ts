import { existsSync, readFileSync } from 'node:fs'
import { clasesDeArchivo } from '@portal/contract/clasesDeArchivo.ts'
import { join } from 'node:path'
import { installedAddresses, sharedField, workerScope } from '@portal/contract/door.ts'
import { idiomas } from '@portal/contract/idioma.ts'
import { appRoutes } from '@portal/contract/rutas.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { idiomaOf } from './idiomaOf.ts'
import { keptFrame } from './pages.ts'
import { unknownAddress } from './sendPage.ts'
import { lastWorkerOf, workerPolicy } from './serviceWorker.ts'

/** What lets a browser install the portal, and open it without signal: see docs/decisions/0128. */
export function installedPortal(app: FastifyInstance, parts: DoorParts): void {
  const { portalDist } = parts.built
  const script = join(portalDist, installedAddresses.worker)
  const worker = parts.settings.serviceWorker
    ? existsSync(script)
      ? readFileSync(script, 'utf8')
      : undefined
    : lastWorkerOf('portal-codigo-')
  const frames = new Map(
    idiomas.map((idioma) => [idioma, keptFrame(join(portalDist, 'app.html'), idioma)] as const),
  )

  app.get(installedAddresses.worker, (_request, reply) =>
    worker === undefined
      ? unknownAddress(reply)
      : reply
          .headers({
            // Asked for anew each time: one that was kept would keep all the rest.
            'cache-control': 'no-cache',
            'content-security-policy': workerPolicy,
          })
          .type('text/javascript; charset=utf-8')
          .send(worker),
  )

  app.get(installedAddresses.frame, (request, reply) => {
    const idioma = idiomaOf(request)
    const frame = frames.get(idioma)
    // A page that nobody visits: it is in its place under the addresses of the app alone.
    if (!frame || request.headers['sec-fetch-mode'] === 'navigate') return unknownAddress(reply)
    return reply
      .headers({
        'content-security-policy': frame.policy,
        'content-language': idioma,
        'repr-digest': frame.digest,
        vary: 'Cookie',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(frame.html)
  })

  app.get(installedAddresses.manifest, async (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf((await parts.proveedor()).textos['proveedor']))),
  )

  // Files that are shared before a service worker is there come this far: no byte of them is read.
  app.post(installedAddresses.share, {
    onRequest: async (_request, reply: FastifyReply) =>
      reply.header('connection', 'close').redirect(`${appRoutes.bandeja}?compartido=sin-instalar`, 303),
    handler: () => undefined,
  })
}

const manifestOf = (proveedor: string | undefined) => ({
  id: workerScope,
  name: proveedor === undefined ? 'Portal' : `Portal · ${proveedor}`,
  short_name: 'Portal',
  lang: 'es-AR',
  start_url: appRoutes.inicio,
  scope: workerScope,
  display: 'standalone',
  theme_color: '#0f4c5c',
  background_color: '#0f4c5c',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icono-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icono-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icono-recortable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  share_target: {
    action: installedAddresses.share,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      files: [
        {
          name: sharedField,
          accept: [
            ...clasesDeArchivo.map(({ mediatype }) => mediatype),
            ...clasesDeArchivo.flatMap(({ endings }) => endings),
          ],
        },
      ],
    },
  },
})
