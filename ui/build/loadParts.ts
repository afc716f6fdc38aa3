import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const viteHelper = '\0vite/preload-helper.js'
const ours = fileURLToPath(new URL('../src/onDemand/loadPart.ts', import.meta.url))

/** Every `import()` of a built app goes through `loadPart`, with the files that it needs. */
export const loadParts: Plugin = {
  name: 'load-parts',
  enforce: 'pre',
  apply: 'build',
  load: (id) =>
    id === viteHelper ? `export { loadPart as __vitePreload } from ${JSON.stringify(ours)}` : undefined,
}
