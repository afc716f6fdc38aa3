import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync, type Plugin } from 'vite'
import { merged, saidBy, stringsIn, type Texts } from './saidBy.ts'

interface TextsOfApp {
  /** Where the Spanish files of its nouns stand, as `mensajes/es.ts` of each layer has them. */
  folders: readonly URL[]
  /** Code that names nouns without saying them, such as the table of screens: of it, whole keys alone are said. */
  keysOnly: readonly RegExp[]
}

/** A noun's texts as a module. */
const named = 'virtual:texts/'
const tables = /\/mensajes\/es\.ts$/
const ours = /\/(?!contract\/)\w+\/src\/.*\.tsx?(\?.*)?$/
const adopts = fileURLToPath(new URL('../src/texts/adopt.ts', import.meta.url))

/**
 * The Spanish texts of a built app travel with the code that says them, and not with its first file: a text whose whole key
 * stands in a module goes into that module; a noun that one says by part of a key (`t(`${noun}.titulo`)`, `'correos.'`), or
 * whole, is a module of its own that it imports. See docs/decisions/0150.
 */
export const textsWithCode = ({ folders, keysOnly }: TextsOfApp): Plugin => {
  const files = new Map(folders.flatMap(nounsIn))
  const texts: Texts = Object.fromEntries(
    [...files].map(([noun, file]) => [noun, JSON.parse(readFileSync(file, 'utf8'))]),
  )
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
      const onlyKeys = keysOnly.some((path) => path.test(id))
      const { keys, nouns } = saidBy(stringsIn(parseSync(id, code).program), texts)
      const whole = onlyKeys ? [] : nouns
      const own = keys.filter(({ noun }) => !whole.includes(noun))
      if (whole.length + own.length === 0) return undefined
      // After everything else: no line of the module moves.
      return {
        code: [
          code,
          ...whole.map((noun) => `import ${JSON.stringify(named + noun)}`),
          ...(own.length > 0 ? [adopting(JSON.stringify(merged(own.map(({ says }) => says))))] : []),
        ].join('\n'),
        map: null,
      }
    },
  }
}

const nounsIn = (folder: URL): [noun: string, file: string][] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => [name.slice(0, -'.json'.length), fileURLToPath(new URL(name, folder))])

const adopting = (said: string): string =>
  `import { adopt as adoptTexts } from ${JSON.stringify(adopts)}\nadoptTexts(${said})`
