import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { licenciasDeHilos } from '../ui/build/licenciasDeHilos.ts'
import { inParts, type Part } from '../ui/build/parts.ts'
import { precompress } from '../ui/build/precompress.ts'
import packageJson from './package.json' with { type: 'json' }

/** One script for all that opens a gate, and the camera's beside it: what is used without a line comes in few pieces. */
const parts: readonly Part[] = [{ name: 'porteria', roots: [/\/porteria\/src\/main\.tsx$/] }]

/** The app of gates. Its page has nothing inline that a nonce would have to name: a service worker keeps it as it was built. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/porteria/',
  plugins: [react(), licenciasDeHilos, precompress()],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
  worker: { format: 'es' },
  build: {
    manifest: true,
    license: { fileName: 'licencias.md' },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: inParts(parts) } },
  },
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`, changeOrigin: false } },
  },
})
