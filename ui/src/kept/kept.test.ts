import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { idiomaCookie } from '@portal/contract/idioma.ts'
import { expect, test } from 'vitest'
import { chosenIdioma } from './kept.ts'

/** Reads all that runs in a browser: what is kept there stands in one file, and nowhere else. */

const root = join(import.meta.dirname, '../../..')
const list = 'ui/src/kept/kept.ts'
/** Files too, which no key of a text holds. */
const pictures = 'ui/src/kept/keptPictures.ts'
const shared = 'ui/src/kept/keptShared.ts'
/** The app's own code, without anything of anybody. */
const code = 'ui/src/kept/keptCode.ts'
/** What a device at a gate holds: a list of hashes, and pasos until they are sent. */
const gate = 'porteria/src/almacen/almacen.ts'
/** Runs before any module does. */
const beforeModules = 'ui/src/theme/modeScript.ts'

const sources = ['ui', 'parts', 'portal', 'console', 'porteria']
  .flatMap((workspace) =>
    readdirSync(join(root, workspace), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(workspace, file),
    ),
  )
  .filter((file) => /(?<!\.test|\.gen)\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const storages = /\b(localStorage|sessionStorage|indexedDB|document\.cookie|caches\.open|openDB)\b/

test('nothing is kept in a browser but what the list names', () => {
  expect(sources.length).toBeGreaterThan(200)
  const keepers = sources.filter(({ text }) => storages.test(text)).map(({ file }) => file)
  expect(keepers.sort()).toEqual([list, pictures, shared, code, gate, beforeModules].sort())
})

test('every key begins with the name of the product, and says what it is for', () => {
  const text = readFileSync(join(root, list), 'utf8')
  const keys = [...text.matchAll(/= (?:\/\* @__PURE__ \*\/ )?in(?:Browser|Tab)\(['`]([^'`]+)/g)]
  const all = [...text.matchAll(/\bin(?:Browser|Tab)\(['`]/g)]
  expect(keys.length).toBeGreaterThan(8)
  expect([...keys].map(([, key = '']) => key).filter((key) => !key.startsWith('portal-'))).toEqual([])
  expect(all.length).toBe(keys.length + 2) // the list's and the person's own, whose keys have a name in them
  for (const [found] of text.matchAll(/^export const (?!interface).*$/gm))
    expect(text.slice(0, text.indexOf(found)).trimEnd()).toMatch(/(\*\/|\))$/)
})

test('the language is kept where the server reads it', () => {
  expect(chosenIdioma.key).toBe(idiomaCookie)
})
