import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { nonceMeta } from './nonceMeta.ts'
import { setModeBeforePaint } from './setModeBeforePaint.ts'

interface AppBuild {
  /** The app's `vite.config.ts`: everything is named from beside it. */
  at: string
  /** The folder that has `routes/`. */
  src: string
  version: string
}

/** How both apps are built. */
export const appConfig = ({ at, src, version }: AppBuild) => {
  const here = (path: string) => fileURLToPath(new URL(path, at))
  return {
    root: here('.'),
    plugins: [
      tanstackRouter({
        target: 'react',
        routesDirectory: here(`${src}/routes`),
        generatedRouteTree: here(`${src}/routeTree.gen.ts`),
        autoCodeSplitting: true,
        addExtensions: true,
        quoteStyle: 'single',
        disableLogging: true,
      }),
      react(),
      setModeBeforePaint,
      nonceMeta,
    ],
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
    // The server writes a fresh nonce in each answer.
    html: { cspNonce: 'NONCE_PLACEHOLDER' },
    build: {
      manifest: true,
      // A file inlined as data: would need a hole in the content policy.
      assetsInlineLimit: 0,
    },
    server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? '3000'}` } },
  } satisfies UserConfig
}
