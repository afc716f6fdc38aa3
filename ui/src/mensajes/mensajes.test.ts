import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { idiomas } from '@portal/contract/idioma.ts'
import { expect, test } from 'vitest'

/** Holds the texts of all apps to the code that says them: read as files, because no layer may import the ones above it. */

const root = join(import.meta.dirname, '../../..')
const layers = ['ui/src', 'parts/src', 'portal/src/app', 'console/src', 'porteria/src']
/** What the server says too stands in the contract's, and parts/ says it. */
const withTexts = ['contract/src', ...layers]

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))

const code = layers
  .flatMap((layer) => filesIn(layer, /(?<!\.test|\.gen)\.tsx?$/))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** `{ a: { b_one: '', b_other: '' } }` → `a.b`: the forms of a plural are one text. */
const keysOf = (texts: unknown, prefix: string): string[] =>
  typeof texts === 'object' && texts !== null && !Array.isArray(texts)
    ? Object.entries(texts).flatMap(([name, inner]) => keysOf(inner, `${prefix}.${name}`))
    : [prefix.replace(/_(zero|one|two|few|many|other)$/, '')]

/** Every key of a layer's language, by its noun's file. */
const keysIn = (layer: string, language: string): string[] => {
  const folder = join(layer, 'mensajes', language)
  const keys = filesIn(folder, /\.json$/).flatMap((file) =>
    keysOf(JSON.parse(readFileSync(join(root, file), 'utf8')), relative(folder, file).replace('.json', '')),
  )
  return [...new Set(keys)].sort()
}

/** The nouns that the code hands to what looks their words up: a list, a kind of record, a filter. */
const nounsOf = (helper: string): string[] =>
  [...code.matchAll(new RegExp(`\\b${helper}[(<][^]*?texts: '(\\w+)'`, 'g'))].map(([, noun = '']) => noun)
const holes: Readonly<Record<string, string[]>> = {
  noun: [
    ...nounsOf('list'),
    ...nounsOf('documentosList'),
    ...nounsOf('documentosDe'),
    ...nounsOf('ListLook'),
    ...nounsOf('recordKind'),
  ],
  texts: nounsOf('filter'),
}

/** What the code says: each key that stands in it, and each pattern that a template is. */
const literals = new Set([...code.matchAll(/['"]([\w]+(?:\.[\w ]+)+)['"]/g)].map(([, key = '']) => key))
const templates = [...code.matchAll(/`((?:\w+|\$\{\w+\})(?:\.(?:[\w ]+|\$\{[^}]+\}))+)`/g)].map(
  ([, template = '']) =>
    new RegExp(
      `^${template
        .replaceAll('.', '\\.')
        .replace(/\$\{([^}]+)\}/g, (_hole, name: string) =>
          holes[name] ? `(${holes[name].join('|')})` : '[^.]+',
        )}$`,
    ),
)
const isSaid = (key: string) => literals.has(key) || templates.some((template) => template.test(key))

const spanish = withTexts.flatMap((layer) => keysIn(layer, 'es'))

test('every text is said somewhere', () => {
  expect(spanish.length).toBeGreaterThan(200)
  expect(spanish.filter((key) => !isSaid(key))).toEqual([])
})

test('every text that is said is there', () => {
  const nouns = new Set(spanish.map((key) => key.split('.')[0]))
  const asked = [...literals].filter((key) => nouns.has(key.split('.')[0] ?? ''))
  // A key may name a group, whose texts are then taken together.
  const there = (key: string) => spanish.some((text) => text === key || text.startsWith(`${key}.`))

  expect(asked.filter((key) => !there(key))).toEqual([])
})

test('no noun has texts in two layers', () => {
  const nouns = withTexts.map((layer) => new Set(keysIn(layer, 'es').map((key) => key.split('.')[0] ?? '')))
  const [contract, ui, parts, portal, console, porteria] = nouns
  const inContract = [...(contract ?? [])].filter((noun) => nouns.slice(1).some((each) => each.has(noun)))
  const twice = [...(ui ?? [])].filter(
    (noun) => parts?.has(noun) || portal?.has(noun) || console?.has(noun) || porteria?.has(noun),
  )
  const again = [...(parts ?? [])].filter(
    (noun) => portal?.has(noun) || console?.has(noun) || porteria?.has(noun),
  )

  expect([...inContract, ...twice, ...again]).toEqual([])
})

test.each(withTexts)('%s says all that it says in each of its languages, and nothing else', (layer) => {
  const languages = readdirSync(join(root, layer, 'mensajes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

  expect(languages.sort()).toEqual([...idiomas].sort())
  for (const language of languages)
    expect([language, keysIn(layer, language)]).toEqual([language, keysIn(layer, 'es')])
})

/** `{ a: { b: 'De {{uno}} a <1>otro</1>' } }` → `a.b`: what is put into it, and the marks around its words. */
const holesOf = (texts: unknown, prefix: string): [string, string[]][] =>
  typeof texts === 'object' && texts !== null
    ? Object.entries(texts).flatMap(([name, inner]) => holesOf(inner, `${prefix}.${name}`))
    : [[prefix, [...new Set(String(texts).match(/\{\{[^}]+\}\}|<\/?\w+>/g))].sort()]]

const holesIn = (layer: string, language: string): Map<string, string[]> =>
  new Map(
    filesIn(join(layer, 'mensajes', language), /\.json$/).flatMap((file) =>
      holesOf(
        JSON.parse(readFileSync(join(root, file), 'utf8')),
        relative(layer, file).split('/').at(-1) ?? '',
      ),
    ),
  )

test.each(withTexts)('what is put into a text of %s is put into it in every language', (layer) => {
  const spanish = holesIn(layer, 'es')
  for (const language of idiomas)
    for (const [key, holes] of holesIn(layer, language))
      // A form of a plural that Spanish lacks is held to what another one puts in.
      if (spanish.has(key)) expect([language, key, holes]).toEqual([language, key, spanish.get(key)])
})
