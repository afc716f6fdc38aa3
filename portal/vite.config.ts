import { fileURLToPath } from 'node:url'
import { defineConfig, mergeConfig, type Plugin } from 'vite'
import { carrierDoor } from '../contract/src/door.ts'
import {
  appRoutes,
  contactRoutes,
  isRoute,
  landingRoutes,
  paseRoute,
  pedidoRoute,
  publicRoutes,
} from '../contract/src/rutas.ts'
import { appConfig } from '../ui/build/appConfig.ts'
import { startingPage } from '../ui/build/startingPage.ts'
import { titlesOf } from '../ui/build/titlesOf.ts'
import { css, frame, words } from './arranque.ts'
import packageJson from './package.json' with { type: 'json' }
import { de as partesDe } from '../parts/src/mensajes/de.ts'
import { en as partesEn } from '../parts/src/mensajes/en.ts'
import { es as partesEs } from '../parts/src/mensajes/es.ts'
import { ptBR as partesPtBR } from '../parts/src/mensajes/pt-BR.ts'
import { de as uiDe } from '../ui/src/mensajes/de.ts'
import { en as uiEn } from '../ui/src/mensajes/en.ts'
import { es as uiEs } from '../ui/src/mensajes/es.ts'
import { ptBR as uiPtBR } from '../ui/src/mensajes/pt-BR.ts'
import { de } from './src/app/mensajes/de.ts'
import { en } from './src/app/mensajes/en.ts'
import { es } from './src/app/mensajes/es.ts'
import { ptBR } from './src/app/mensajes/pt-BR.ts'
import { shellOf } from './shells.ts'
import { screens } from './src/app/screens.ts'

/** What the server does in production, for `npm run dev`: the app is at every address under /app, and public pages have theirs. */
const serveAddresses: Plugin = {
  name: 'serve-addresses',
  configureServer: (server) => {
    server.middlewares.use((request, response, next) => {
      const [path = ''] = (request.url ?? '').split('?', 1)
      if (/^\/app(\/|$)/.test(path)) request.url = '/app.html'
      else if (path === pedidoRoute || path === paseRoute) {
        void shellOf(server.config.root, `${path.slice(1)}.html`)
          .then((html) => server.transformIndexHtml(path, html ?? ''))
          .then((html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html), next)
        return
      } else if (
        isRoute([...Object.keys(landingRoutes), ...Object.values(contactRoutes), ...publicRoutes], path)
      )
        request.url = '/publico.html'
      next()
    })
  },
}

/** The carriers' app, and the development server of both entries. Public pages are built by `vite.publico.config.ts`. */
export default defineConfig(
  mergeConfig(appConfig({ at: import.meta.url, src: 'src/app', version: packageJson.version }), {
    appType: 'mpa',
    define: { 'import.meta.env.IDIOMA': '"es"' },
    plugins: [
      serveAddresses,
      startingPage({
        frame,
        css,
        said: {
          es: { titles: titlesOf(appRoutes, screens, { ...uiEs, ...partesEs, ...es }), words: words.es },
          en: { titles: titlesOf(appRoutes, screens, { ...uiEn, ...partesEn, ...en }), words: words.en },
          de: { titles: titlesOf(appRoutes, screens, { ...uiDe, ...partesDe, ...de }), words: words.de },
          'pt-BR': {
            titles: titlesOf(appRoutes, screens, { ...uiPtBR, ...partesPtBR, ...ptBR }),
            words: words['pt-BR'],
          },
        },
        door: carrierDoor,
        early: ['ping'],
        home: { path: appRoutes.inicio, route: /\/routes\/index\.tsx\?tsr-split=/ },
        earlyAt: { path: appRoutes.inicio, calls: ['Dashboard'] },
      }),
    ],
    build: { rolldownOptions: { input: fileURLToPath(new URL('app.html', import.meta.url)) } },
  }),
)
