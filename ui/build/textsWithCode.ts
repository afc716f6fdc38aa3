import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, type Plugin } from 'vite'
import { saidBy, stringsIn, type Texts } from './saidBy.ts'

/** A noun's texts as a module. */
const named = 'virtual:texts/'
const tables = /\/mensajes\/es\.ts$/
const ours = /\/(?!contract\/)\w+\/src\/.*\.tsx?(\?.*)?$/
const adopts = fileURLToPath(new URL('../src/texts/adopt.ts', import.meta.url))

/**
 * `folders` are where the Spanish files of nouns stand, as `mensajes/es.ts` of each layer has them.
 *
 * The Spanish texts of a built app travel with the code that says them, and not with its first file: texts whose key stands
 * in a module, whole or as the pattern that a template is, go into that module; a noun that is handed over by its name is a
 * module of its own, which that one imports. See docs/decisions/0150.
 */
export const textsWithCode = (folders: readonly URL[]): Plugin => {
  const files = filesOf(folders)
  const texts = readTexts(files)
  return {
    name: 'texts-with-code',
    apply: 'build',
    enforce: 'post',
    resolveId: (id) => (id.startsWith(named) ? `\0${id}` : undefined),
    load: {
      order: 'pre',
      handler: (id) => {
        if (tables.test(id)) return 'export const es = {}'
        if (!id.startsWith(`\0${named}`)) return undefined
        const noun = id.slice(named.length + 1)
        return `import says from ${JSON.stringify(files.get(noun))}\n${adopting(`{ ${noun}: says }`)}`
      },
    },
    transform: (code, id) => {
      if (!ours.test(id) || id.includes('/node_modules/')) return undefined
      const { texts: own, nouns } = saidBy(stringsIn(parseSync(id, code).program), texts)
      const isSaying = Object.keys(own).length > 0
      if (nouns.length === 0 && !isSaying) return undefined
      // After everything else: no line of the module moves.
      return {
        code: [
          code,
          ...nouns.map((noun) => `import ${JSON.stringify(named + noun)}`),
          ...(isSaying ? [adopting(JSON.stringify(own))] : []),
        ].join('\n'),
        map: null,
      }
    },
  }
}

/** Each noun's file. */
export const filesOf = (folders: readonly URL[]): ReadonlyMap<string, string> =>
  new Map(folders.flatMap(nounsIn))

export const readTexts = (files: ReadonlyMap<string, string>): Texts =>
  Object.fromEntries([...files].map(([noun, file]) => [noun, JSON.parse(readFileSync(file, 'utf8'))]))

const nounsIn = (folder: URL): [noun: string, file: string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -'.json'.length), fileURLToPath(new URL(name, folder))])

const adopting = (said: string): string =>
  `import { adopt as adoptTexts } from ${JSON.stringify(adopts)}\nadoptTexts(${said})`
