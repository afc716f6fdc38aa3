import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { modeScript } from '../ui/src/modeScript.ts'
import packageJson from './package.json' with { type: 'json' }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Public pages are one HTML file each; the app is one for everything under /app. */
const publicPages = existsSync(here('publico'))
  ? readdirSync(here('publico')).filter((file) => file.endsWith('.html'))
  : []

/** The mode is set before the first paint: nothing flashes in the wrong one. */
const setModeBeforePaint: Plugin = {
  name: 'set-mode-before-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: () => [{ tag: 'script', children: modeScript, injectTo: 'head-prepend' }],
  },
}

/** What the server does in production, for `npm run dev`: every address under /app is the app. */
const serveApp: Plugin = {
  name: 'serve-app',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/app(\/|\?|$)/.test(request.url ?? '')) request.url = '/app.html'
      next()
    })
  },
}

export default defineConfig({
  root: here('.'),
  appType: 'mpa',
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: here('src/app/routes'),
      generatedRouteTree: here('src/app/routeTree.gen.ts'),
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      disableLogging: true,
    }),
    react(),
    setModeBeforePaint,
    serveApp,
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
  // The server writes a fresh nonce in each answer.
  html: { cspNonce: 'NONCE_PLACEHOLDER' },
  build: {
    manifest: true,
    // A file inlined as data: would need a hole in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: [here('app.html'), ...publicPages.map((page) => here(`publico/${page}`))],
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
})
