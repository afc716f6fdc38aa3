import { join } from 'node:path'
import { appRoutes, consoleRoutes, isRoute, publicRoutes } from '@portal/contract/rutas.ts'
import { Refusal, refuse } from '@portal/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DoorParts } from './doorParts.ts'
import { answerRefusal } from './fault.ts'
import { htmlEncoding } from './htmlEncoding.ts'
import { fixedPage, noncePage, type Asked, type Page } from './pages.ts'
import { nativeForms } from './nativeForms.ts'
import { staticFiles } from './staticFiles.ts'

/** The screens: public pages, the carriers' app, the provider's, and what they load. Any other address is the not-found page. */
export async function portalPages(app: FastifyInstance, parts: DoorParts): Promise<void> {
  const { portalDist, consoleDist } = parts.built
  const pages = {
    landing: fixedPage(join(portalDist, 'publico/index.html')),
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

  app.get('/', (_request, reply) =>
    pages.landing ? send(reply, pages.landing) : reply.redirect('/auth/login'),
  )

  for (const [route, page] of publicPages)
    app.get(route, async (request, reply) => {
      if ((await isSignedIn(request)) === true) return reply.redirect('/app')
      return send(reply, page)
    })

  app.get('/app', appPage)
  app.get('/app/*', appPage)
  async function appPage(request: FastifyRequest, reply: FastifyReply) {
    if (!isRoute(appRoutes, pathOf(request))) return notFound(reply)
    if ((await isSignedIn(request)) === false)
      return reply.redirect(`/auth/login?destino=${encodeURIComponent(request.url)}`)
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

/** A page that was not built (a server that is being developed) is an address like any unknown one. */
function send(reply: FastifyReply, page: Page | undefined, asked?: Asked): FastifyReply {
  if (!page) return unknownAddress(reply)
  const encoding = htmlEncoding(reply.request.headers['accept-encoding'])
  const { html, policy } = page.render(encoding, asked)
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      vary: 'Accept-Encoding',
      ...(encoding && { 'content-encoding': encoding }),
    })
    .send(html)
}

function unknownAddress(reply: FastifyReply): FastifyReply {
  return answerRefusal(new Refusal(refuse('UNKNOWN_OPERATION').body, 404), reply)
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? ''
}
