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
import { chooseIdioma } from './chooseIdioma.ts'
import { idiomaOf } from './idiomaOf.ts'
import { inIdiomas } from './inIdiomas.ts'
import { nativeForms } from './nativeForms.ts'
import { send, unknownAddress } from './sendPage.ts'
import { staticFiles } from './staticFiles.ts'

/** The screens: public pages, the carriers' app, the provider's, and what they load. Any other address is the not-found page. */
export async function portalPages(app: FastifyInstance, parts: DoorParts): Promise<void> {
  const { portalDist, consoleDist } = parts.built
  const folder = join(portalDist, 'publico')
  const publicPage = (name: string, casos?: readonly string[]) =>
    inIdiomas(folder, `${name}.html`, (file) => fixedPage(file, casos))
  const pages = {
    contact: inIdiomas(folder, 'contacto.html', filledPage),
    sent: publicPage('contacto-enviado'),
    app: noncePage(join(portalDist, 'app.html')),
    console: consoleDist === undefined ? undefined : noncePage(join(consoleDist, 'index.html')),
    notFound: publicPage('not-found'),
  }

  for (const [route, name] of Object.entries(landingRoutes)) {
    const open = publicPage(name, ['con-contacto'])
    const closed = publicPage(name, ['sin-contacto'])
    app.get(route, async (request, reply) => {
      if (!open) return reply.redirect('/auth/login')
      return send(reply, ((await parts.takesConsultas()) ? open : closed)?.[idiomaOf(request)])
    })
  }
  app.get(contactRoutes.sent, (request, reply) => send(reply, pages.sent?.[idiomaOf(request)]))

  for (const route of publicRoutes) {
    const page = publicPage(route.replace('/auth/', ''))
    app.get(route, async (request, reply) => {
      if ((await isSignedIn(request)) === true) return reply.redirect('/app')
      return send(reply, page?.[idiomaOf(request)])
    })
  }

  app.get('/app', appPage)
  app.get('/app/*', appPage)
  async function appPage(request: FastifyRequest, reply: FastifyReply) {
    const isNotFound = isRoute([notFoundRoute], pathOf(request))
    if (!isNotFound && !isRoute(appRoutes, pathOf(request))) return notFound(reply)
    if ((await isSignedIn(request)) === false)
      return reply.redirect(`/auth/login?destino=${encodeURIComponent(request.url)}`)
    const idioma = idiomaOf(request)
    if (isNotFound) return send(reply, pages.notFound?.[idioma])
    return send(reply, pages.app, { path: pathOf(request), idioma, framed: true })
  }

  app.get('/consola', consolePage)
  app.get('/consola/*', consolePage)
  function consolePage(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request)
    const asked = { path, idioma: idiomaOf(request), framed: showsFrame(request, path) }
    if (isRoute(consoleRoutes, path)) return send(reply, pages.console, asked)
    // Its own people come by here: the console says so itself, and leads back into it.
    return pages.console ? send(reply.code(404), pages.console, asked) : notFound(reply)
  }

  const consoleDoors: readonly string[] = [consoleRoutes.ingreso, consoleRoutes.clave]
  function showsFrame(request: FastifyRequest, path: string): boolean {
    return parts.cookies.consola?.read(request) !== undefined && !isRoute(consoleDoors, path)
  }

  chooseIdioma(app, parts)
  await app.register((scope) => nativeForms(scope, parts))
  const { contact } = pages
  if (contact) await app.register((scope) => contactForm(scope, parts, { pages: contact, notFound }))
  await staticFiles(app, parts.built)

  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return unknownAddress(reply)
    return request.url.startsWith('/api/') ? unknownAddress(reply) : notFound(reply)
  })

  function notFound(reply: FastifyReply) {
    const page = pages.notFound?.[idiomaOf(reply.request)]
    return page ? send(reply.code(404), page) : unknownAddress(reply)
  }

  /** `undefined` when it can't be told now: then the page asked for is the best answer. */
  async function isSignedIn(request: FastifyRequest): Promise<boolean | undefined> {
    const token = parts.cookies.portal.read(request)
    return token === undefined ? false : parts.isSignedIn(token, 'cookie')
  }
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
