import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inParts, type Part } from '../ui/build/parts.ts'
import { precompress } from '../ui/build/precompress.ts'
import { prerender, publicManifest } from './prerender.ts'
import { setModeBeforePaint } from '../ui/build/setModeBeforePaint.ts'
import packageJson from './package.json' with { type: 'json' }

/** The page that most people begin at, with all that it stands on: one script and one style sheet. */
const parts: readonly Part[] = [
  { name: 'ingreso', roots: [/\/src\/publico\/main\.tsx$/, /\/src\/publico\/login\/Login\.tsx$/] },
]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The version of the product, which they say at their foot. */
const define = { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) }

/**
 * The pages before sign-in, in a build of their own: what they load is cut to what they use, in one script and one
 * style sheet a page. It comes after the app's, whose first chunks the sign-in page fetches ahead.
 */
export default defineConfig({
  root: here('.'),
  plugins: [react(), setModeBeforePaint, prerender(define), precompress()],
  define,
  build: {
    emptyOutDir: false,
    manifest: publicManifest,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: here('publico.html'), output: { codeSplitting: inParts(parts) } },
  },
})
