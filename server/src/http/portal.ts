import { join } from 'node:path'
import {
  appRoutes,
  consoleRoutes,
  contactRoutes,
  isRoute,
  landingRoutes,
  notFoundRoute,
  publicRoutes,
} from '@portal/contract/rutas.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { fixedPage, filledPage, noncePage } from './pages.ts'
import { contactForm } from './contactForm.ts'
import { nativeForms } from './nativeForms.ts'
import { send, unknownAddress } from './sendPage.ts'
import { staticFiles } from './staticFiles.ts'

/** The screens: public pages, the carriers' app, the provider's, and what they load. Any other address is the not-found page. */
export async function portalPages(app: FastifyInstance, parts: DoorParts): Promise<void> {
  const { portalDist, consoleDist } = parts.built
  const pages = {
    contact: filledPage(join(portalDist, 'publico/contacto.html')),
    sent: fixedPage(join(portalDist, 'publico/contacto-enviado.html')),
    app: noncePage(join(portalDist, 'app.html')),
    console: consoleDist === undefined ? undefined : noncePage(join(consoleDist, 'index.html')),
    notFound: fixedPage(join(portalDist, 'publico/not-found.html')),
  }
  const publicPages = new Map(
    publicRoutes.map((route) => [
      route,
      fixedPage(join(portalDist, `publico${route.replace('/auth', '')}.html`)),
    ]),
  )

  for (const [route, name] of Object.entries(landingRoutes)) {
    const file = join(portalDist, `publico/${name}.html`)
    const [open, closed] = ['con-contacto', 'sin-contacto'].map((caso) => fixedPage(file, [caso]))
    app.get(route, async (_request, reply) => {
      if (!open) return reply.redirect('/auth/login')
      return send(reply, (await parts.takesConsultas()) ? open : closed)
    })
  }
  app.get(contactRoutes.sent, (_request, reply) => send(reply, pages.sent))

  for (const [route, page] of publicPages)
    app.get(route, async (request, reply) => {
      if ((await isSignedIn(request)) === true) return reply.redirect('/app')
      return send(reply, page)
    })

  app.get('/app', appPage)
  app.get('/app/*', appPage)
  async function appPage(request: FastifyRequest, reply: FastifyReply) {
    const isNotFound = isRoute([notFoundRoute], pathOf(request))
    if (!isNotFound && !isRoute(appRoutes, pathOf(request))) return notFound(reply)
    if ((await isSignedIn(request)) === false)
      return reply.redirect(`/auth/login?destino=${encodeURIComponent(request.url)}`)
    if (isNotFound) return send(reply, pages.notFound)
    return send(reply, pages.app, { path: pathOf(request), framed: true })
  }

  app.get('/consola', consolePage)
  app.get('/consola/*', consolePage)
  function consolePage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request)
    const asked = { path, framed: showsFrame(request, path) }
    if (isRoute(consoleRoutes, path)) return send(reply, pages.console, asked)
    // Its own people come by here: the console says so itself, and leads back into it.
    return pages.console ? send(reply.code(404), pages.console, asked) : notFound(reply)
  }

  const consoleDoors: readonly string[] = [consoleRoutes.ingreso, consoleRoutes.clave]
  function showsFrame(request: FastifyRequest, path: string): boolean {
    return parts.cookies.consola?.read(request) !== undefined && !isRoute(consoleDoors, path)
  }

  await app.register((scope) => nativeForms(scope, parts))
  const { contact } = pages
  if (contact) await app.register((scope) => contactForm(scope, parts, { page: contact, notFound }))
  await staticFiles(app, parts.built)

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return unknownAddress(reply)
    return request.url.startsWith('/api/') ? unknownAddress(reply) : notFound(reply)
  })

  function notFound(reply: FastifyReply) {
    return pages.notFound ? send(reply.code(404), pages.notFound) : unknownAddress(reply)
  }

  /** `undefined` when it can't be told now: then the page asked for is the best answer. */
  async function isSignedIn(request: FastifyRequest): Promise<boolean | undefined> {
    const token = parts.cookies.portal.read(request)
    return token === undefined ? false : parts.isSignedIn(token)
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
