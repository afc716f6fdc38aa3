import { join } from 'node:path'
import {
  appRoutes,
  consoleRoutes,
  contactRoutes,
  isRoute,
  landingRoutes,
  notFoundRoute,
  paseRoute,
  pedidoRoute,
  publicRoutes,
} from '@portal/contract/rutas.ts'
import type { Idioma } from '@portal/contract/idioma.ts'
import type { FormaDeIngreso } from '@portal/contract/ingresoPorEmpresa.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { filledPage, noncePage, sharedPage, type Filled, type FilledPage } from './pages.ts'
import { contactForm } from './contactForm.ts'
import { chooseIdioma } from './chooseIdioma.ts'
import { idiomaOf } from './idiomaOf.ts'
import { inIdiomas } from './inIdiomas.ts'
import { installedPortal } from './installedPortal.ts'
import { nativeForms } from './nativeForms.ts'
import { porteriaPage } from './porteriaPage.ts'
import { send, sendFilled, unknownAddress } from './sendPage.ts'
import { staticFiles } from './staticFiles.ts'

/** The screens: public pages, the carriers' app, the provider's, the guards', and what they load. Any other address is the not-found page. */
export async function portalPages(app: FastifyInstance, parts: DoorParts): Promise<void> {
  const { portalDist, consoleDist } = parts.built
  const folder = join(portalDist, 'publico')
  const publicPage = (name: string) => inIdiomas(folder, `${name}.html`, sharedPage)
  /** With the provider's name and logo in it. */
  const sendPublic = async (
    reply: FastifyReply,
    page: Readonly<Record<Idioma, FilledPage>> | undefined,
    casos: readonly string[] = [],
  ) => {
    const found = page?.[idiomaOf(reply.request)]
    return found ? sendFilled(reply, found, alsoIn(await parts.proveedor(), casos)) : unknownAddress(reply)
  }
  const pages = {
    contact: inIdiomas(folder, 'contacto.html', filledPage),
    sent: publicPage('contacto-enviado'),
    app: noncePage(join(portalDist, 'app.html')),
    console:
      consoleDist === undefined
        ? undefined
        : noncePage(join(consoleDist, 'index.html'), { ingreso: formaDeIngreso(parts.settings) }),
    notFound: publicPage('not-found'),
  }

  for (const [route, name] of Object.entries(landingRoutes)) {
    const page = publicPage(name)
    app.get(route, async (_request, reply) => {
      if (!page) return reply.redirect('/auth/login')
      return sendPublic(reply, page, [(await parts.takesConsultas()) ? 'con-contacto' : 'sin-contacto'])
    })
  }
  app.get(contactRoutes.sent, (_request, reply) => sendPublic(reply, pages.sent))

  for (const route of publicRoutes) {
    const page = publicPage(route.replace('/auth/', ''))
    app.get(route, async (request, reply) => {
      if ((await isSignedIn(request)) === true) return reply.redirect('/app')
      return sendPublic(reply, page)
    })
  }

  // The same for everybody and whatever stands behind its `#`, which no server is sent.
  for (const [route, page] of [
    [pedidoRoute, publicPage('pedido')],
    [paseRoute, publicPage('pase')],
  ] as const)
    app.get(route, (_request, reply) =>
      parts.takesPedidos
        ? sendPublic(reply.headers({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' }), page)
        : notFound(reply),
    )

  app.get('/app', appPage)
  app.get('/app/*', appPage)
  async function appPage(request: FastifyRequest, reply: FastifyReply) {
    const isNotFound = isRoute([notFoundRoute], pathOf(request))
    if (!isNotFound && !isRoute(appRoutes, pathOf(request))) return notFound(reply)
    if ((await isSignedIn(request)) === false)
      return reply.redirect(`/auth/login?destino=${encodeURIComponent(request.url)}`)
    const idioma = idiomaOf(request)
    if (isNotFound) return sendPublic(reply, pages.notFound)
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

  const consoleDoors: readonly string[] = [
    consoleRoutes.ingreso,
    consoleRoutes.clave,
    consoleRoutes.recuperar,
  ]
  function showsFrame(request: FastifyRequest, path: string): boolean {
    return parts.cookies.consola?.read(request) !== undefined && !isRoute(consoleDoors, path)
  }

  installedPortal(app, parts)
  porteriaPage(app, parts)
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
    return pages.notFound ? sendPublic(reply.code(404), pages.notFound) : unknownAddress(reply)
  }

  /** `undefined` when it can't be told now: then the page asked for is the best answer. */
  async function isSignedIn(request: FastifyRequest): Promise<boolean | undefined> {
    const token = parts.cookies.portal.read(request)
    return token === undefined ? false : parts.isSignedIn(token, 'cookie')
  }
}

const formaDeIngreso = ({ oidc }: DoorParts['settings']): FormaDeIngreso => {
  if (!oidc) return 'clave'
  return oidc.local === undefined ? 'empresa' : 'empresa-primero'
}

/** What else of a page is shown. */
const alsoIn = ({ casos, textos }: Filled, more: readonly string[]): Filled => ({
  casos: [...casos, ...more],
  textos,
})

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
