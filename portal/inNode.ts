import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Alias } from 'vite'
import { inParts, type Part } from '../ui/build/parts.ts'
import { filesOf, isStyle, keyOf, readManifest } from './manifest.ts'
import { parts } from './publicParts.ts'
import type { Drawn } from './src/publico/prerender.tsx'

export const entry = 'src/publico/prerender.tsx'
const manifestFile = '.vite/manifest.json'

/** What is put into the pages: constants, and where the words of a language stand. */
export interface PutIn {
  define: Record<string, string>
  alias: Alias[]
}

interface DrawnInNode {
  pages: readonly Drawn[]
  /** The styles that a page, or every page, is drawn with: what others use too before what is its own. */
  stylesOf: (page: string) => Promise<string>
  /** The folder of what they are made of. */
  assets: string
}

/** A link that ended is drawn with the shapes of vehicles, and without the styles of who draws them elsewhere. */
const shapes: Part = { name: 'formas', roots: [/\/parts\/src\/vehiculos\/(drawingOf|shapes)\.ts$/] }

/** Draws the pages in Node, from a build with the class names and the files of the browser's. */
export async function inNode(
  root: string,
  { define, alias }: PutIn,
  use: (drawn: DrawnInNode) => Promise<void>,
): Promise<void> {
  const outDir = await mkdtemp(join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define,
      resolve: { alias },
      plugins: [react()],
      build: {
        ssr: entry,
        ssrEmitAssets: true,
        assetsInlineLimit: 0,
        manifest: manifestFile,
        outDir,
        copyPublicDir: false,
        // As the browser's: a page is drawn with the styles of what it is made of, and of nothing else.
        rolldownOptions: { output: { codeSplitting: inParts([shapes, ...parts]) } },
      },
      ssr: { noExternal: /^@portal\// },
    })
    const { drawPages } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      drawPages: () => Promise<Drawn[]> // it is what the entry exports
    }
    const manifest = await readManifest(join(outDir, manifestFile))
    const assets = join(outDir, 'assets')
    const stylesOf = async (page: string) => {
      const files = [...filesOf(manifest, keyOf(manifest, page))].filter(isStyle).reverse()
      const texts = await Promise.all(files.map((file) => readFile(join(outDir, file), 'utf8')))
      return texts.map((css) => `<style>${css.trim()}</style>`).join('\n    ')
    }
    await use({ pages: await drawPages(), stylesOf, assets })
  } finally {
    await rm(outDir, { recursive: true })
  }
}
