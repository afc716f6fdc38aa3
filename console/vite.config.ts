import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { modeScript } from '../ui/src/theme/modeScript.ts'
import packageJson from './package.json' with { type: 'json' }
import { precompress } from '../ui/build/precompress.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The mode is set before the first paint: nothing flashes in the wrong one. */
const setModeBeforePaint: Plugin = {
  name: 'set-mode-before-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'script', children: modeScript, injectTo: 'head-prepend' }],
  },
}

export default defineConfig({
  root: here('.'),
  base: '/consola/',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: here('src/routes'),
      generatedRouteTree: here('src/routeTree.gen.ts'),
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    setModeBeforePaint,
    precompress(),
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
  // The server writes a fresh nonce in each answer.
  html: { cspNonce: 'NONCE_PLACEHOLDER' },
  build: {
    manifest: true,
    // A file inlined as data: would need a hole in the content policy.
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
})
