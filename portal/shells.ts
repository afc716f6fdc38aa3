import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

/** The page that public ones are drawn in, and the script that it brings. */
const shell = 'publico.html'
const script = '/src/publico/main.tsx'
/** Of the pages that bring a script of their own: the same page with another script. */
const ownScripts: ReadonlyMap<string, string> = new Map([
  ['pedido.html', '/src/publico/pedido/main.tsx'],
  ['pase.html', '/src/publico/pase/main.tsx'],
])

/** The shell of a page that brings a script of its own; nothing of any other. */
export async function shellOf(root: string, name: string): Promise<string | undefined> {
  const own = ownScripts.get(name)
  return own === undefined ? undefined : (await readFile(join(root, shell), 'utf8')).replace(script, own)
}

/** Makes them of the one that is there, when it is built. */
export const shells: Plugin = {
  name: 'shells',
  enforce: 'pre',
  resolveId: (id) => (ownScripts.has(basename(id)) ? id : null),
  load(id) {
    return ownScripts.has(basename(id)) ? shellOf(join(id, '..'), basename(id)) : null
  },
}
