import { readdirSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { spanishOf } from './appConfig.ts'
import { saidBy, stringsIn, type Texts } from './saidBy.ts'
import { filesOf, readTexts } from './textsWithCode.ts'

/** A built app has only the texts that some module of it brings: all of an app's own are brought. */

const root = join(import.meta.dirname, '../..')

const modulesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|^mensajes/.test(name))
    .map((name) => join(root, folder, name))

const keysOf = (says: unknown, key: string): string[] =>
  typeof says === 'object' && says !== null && !Array.isArray(says)
    ? Object.entries(says).flatMap(([name, inner]) => keysOf(inner, `${key}.${name}`))
    : [key]

const allKeysOf = (texts: Texts): string[] =>
  Object.entries(texts).flatMap(([noun, says]) => keysOf(says, noun))

test.each([
  ['portal', 'portal', 'src/app'],
  ['console', 'console', 'src'],
])('%s', (_, workspace, src) => {
  const at = pathToFileURL(join(root, workspace, 'vite.config.ts')).href
  const texts = readTexts(filesOf(spanishOf(src, at)))
  const brought = new Set<string>()
  for (const file of ['ui/src', 'parts/src', `${workspace}/${src}`].flatMap(modulesIn)) {
    const { program } = parseSync(file, readFileSync(file, 'utf8'))
    const said = saidBy(stringsIn(program), texts)
    for (const key of allKeysOf(said.texts)) brought.add(key)
    for (const noun of said.nouns) for (const key of keysOf(texts[noun], noun)) brought.add(key)
  }
  const own = readTexts(filesOf([new URL(`${src}/mensajes/es/`, at)]))
  expect(brought.size).toBeGreaterThan(500)
  expect(allKeysOf(own).filter((key) => !brought.has(key))).toEqual([])
})
