import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Alias } from 'vite'
import { idiomaIn, type Idioma } from '../contract/src/idioma.ts'
import { inParts } from '../ui/build/parts.ts'
import { precompress } from '../ui/build/precompress.ts'
import { prerender, publicManifest } from './prerender.ts'
import { parts } from './publicParts.ts'
import { shells } from './shells.ts'
import { setModeBeforePaint } from '../ui/build/setModeBeforePaint.ts'
import packageJson from './package.json' with { type: 'json' }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The version of the product, which they say at their foot, and the language of all that they say. */
const define = (idioma: Idioma) => ({
  'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version),
  'import.meta.env.IDIOMA': JSON.stringify(idioma),
})

/** In another language each file of texts is the one beside the Spanish one: a page weighs what it says, in any language. */
const wordsOf = (idioma: Idioma): Alias[] =>
  idioma === 'es' ? [] : [{ find: /\/(mensajes|sentences)\/es\//, replacement: `/$1/${idioma}/` }]

/**
 * The pages before sign-in, in a build of their own: what they load is cut to what they use, in one script and one
 * style sheet a page. It comes after the app's, whose first chunks the sign-in page fetches ahead. Once for each
 * language, which is the build's mode: Spanish without one.
 */
export default defineConfig(({ mode }) => {
  const idioma = idiomaIn(mode) ?? 'es'
  const alias = wordsOf(idioma)
  return {
    root: here('.'),
    plugins: [
      react(),
      setModeBeforePaint,
      shells,
      prerender({ idioma, define: define(idioma), alias }),
      precompress(),
    ],
    define: define(idioma),
    resolve: { alias },
    build: {
      emptyOutDir: false,
      manifest: publicManifest,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [here('publico.html'), here('pedido.html'), here('pase.html')],
        // The drawing of the road is done before the page is sent, and what it is made of asks for nothing by itself.
        treeshake: {
          moduleSideEffects: [{ test: /\/publico\/partes\/RoadDrawing\.tsx$/, sideEffects: false }],
        },
        output: { codeSplitting: inParts(parts) },
      },
    },
  }
})
