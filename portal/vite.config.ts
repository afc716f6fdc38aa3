import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { isRoute, publicRoutes } from '../contract/src/rutas.ts'
import packageJson from './package.json' with { type: 'json' }
import { setModeBeforePaint } from './setModeBeforePaint.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What the server does in production, for `npm run dev`: the app is at every address under /app, and public pages have theirs. */
const serveAddresses: Plugin = {
  name: 'serve-addresses',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const [path = ''] = (request.url ?? '').split('?', 1)
      if (/^\/app(\/|$)/.test(path)) request.url = '/app.html'
      else if (path === '/' || isRoute(publicRoutes, path)) request.url = '/publico.html'
      next()
    })
  },
}

/** The carriers' app, and the development server of both entries. Public pages are built by `vite.publico.config.ts`. */
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
    serveAddresses,
  ],
  define: { 'import.meta.env.APP_VERSION': JSON.stringify(packageJson.version) },
  // The server writes a fresh nonce in each answer.
  html: { cspNonce: 'NONCE_PLACEHOLDER' },
  build: {
    manifest: true,
    // A file inlined as data: would need a hole in the content policy.
    assetsInlineLimit: 0,
    rolldownOptions: { input: here('app.html') },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
})
