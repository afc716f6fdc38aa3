import { defineConfig, mergeConfig } from 'vite'
import { providerDoor } from '../contract/src/door.ts'
import { consoleRoutes } from '../contract/src/rutas.ts'
import { appConfig } from '../ui/build/appConfig.ts'
import { precompress } from '../ui/build/precompress.ts'
import { startingPage } from '../ui/build/startingPage.ts'
import { titlesOf } from '../ui/build/titlesOf.ts'
import { css, frame, words } from './arranque.ts'
import packageJson from './package.json' with { type: 'json' }
import { de as partesDe } from '../parts/src/mensajes/de.ts'
import { en as partesEn } from '../parts/src/mensajes/en.ts'
import { es as partesEs } from '../parts/src/mensajes/es.ts'
import { ptBR as partesPtBR } from '../parts/src/mensajes/pt-BR.ts'
import { de } from './src/mensajes/de.ts'
import { en } from './src/mensajes/en.ts'
import { es } from './src/mensajes/es.ts'
import { ptBR } from './src/mensajes/pt-BR.ts'
import { screens } from './src/screens.ts'

export default defineConfig(
  mergeConfig(appConfig({ at: import.meta.url, src: 'src', version: packageJson.version }), {
    base: '/consola/',
    plugins: [
      startingPage({
        frame,
        css,
        said: {
          es: { titles: titlesOf(consoleRoutes, screens, { ...partesEs, ...es }), words: words.es },
          en: { titles: titlesOf(consoleRoutes, screens, { ...partesEn, ...en }), words: words.en },
          de: { titles: titlesOf(consoleRoutes, screens, { ...partesDe, ...de }), words: words.de },
          'pt-BR': {
            titles: titlesOf(consoleRoutes, screens, { ...partesPtBR, ...ptBR }),
            words: words['pt-BR'],
          },
        },
        door: providerDoor,
        home: { path: consoleRoutes.cola, route: /\/_sesion\/index\.tsx\?tsr-split=/ },
        early: ['SesionOperador', 'Cola'],
      }),
      precompress(),
    ],
  }),
)
