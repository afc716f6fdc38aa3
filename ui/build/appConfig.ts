import { fileURLToPath } from 'node:url'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { licenciasDeHilos } from './licenciasDeHilos.ts'
import { loadParts } from './loadParts.ts'
import { nonceMeta } from './nonceMeta.ts'
import { inParts, type Part } from './parts.ts'
import { setLookBeforePaint } from './setModeBeforePaint.ts'
import { textsWithCode } from './textsWithCode.ts'

interface AppBuild {
  /** The app's `vite.config.ts`: everything is named from beside it. */
  at: string
  /** The folder that has `routes/`. */
  src: string
  version: string
}

/**
 * What starts the app; the first screen of all, with the frame of whoever is signed in; then what lists and what forms are
 * made of, whichever screen they are on.
 */
const parts: readonly Part[] = [
  { name: 'marco', roots: [/\/src\/(app\/)?main\.tsx$/] },
  {
    name: 'inicio',
    roots: [/\/routes\/(_sesion\/)?index\.tsx\?tsr-split=/, /\/routes\/_sesion\.tsx\?tsr-split=/],
  },
  { name: 'listas', roots: [/\/ui\/src\/list\/ListScreen\.tsx$/, /\/ui\/src\/app\/OneRecord\.tsx$/] },
  { name: 'formularios', roots: [/\/ui\/src\/form\/\w+\.tsx?$/, /\/ui\/src\/fields\/\w+\.tsx?$/] },
]

/** Each layer's texts, the domain's said by parts/. */
export const spanishOf = (src: string, at: string): URL[] => [
  ...['ui', 'contract', 'parts'].map((layer) => new URL(`../../${layer}/src/mensajes/es/`, import.meta.url)),
  new URL(`${src}/mensajes/es/`, at),
]

/** How all apps are built. */
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
      loadParts,
      textsWithCode(spanishOf(src, at)),
      setLookBeforePaint,
      nonceMeta,
      licenciasDeHilos,
    ],
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(version) },
    // The server writes a fresh nonce in each answer.
    html: { cspNonce: 'NONCE_PLACEHOLDER' },
    worker: { format: 'es' as const },
    build: {
      manifest: true,
      // What others' licences ask for: their words go along with their code.
      license: { fileName: 'licencias.md' },
      // A file inlined as data: would need a hole in the content policy.
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: inParts(parts) } },
    },
    // The server takes a browser's call from its own address alone.
    server: {
      proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`, changeOrigin: false } },
    },
  } satisfies UserConfig
}
