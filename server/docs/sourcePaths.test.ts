import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { root } from '../src/root.ts'

/**
 * Files and folders that the pages name are there. A path may be written from anywhere on (`rules/csv.ts`), with `*` or
 * `<language>` for one part of a name. A note tells of one that is no more by `(gone)` behind it.
 */

const source = /(?:[\w*.@-]|<\w+>|\/)+\.(?:tsx?|sql|mjs)(?![\w.])/g

let files: string[]
beforeAll(async () => {
  files = await filesIn('')
})

/** What is ours, and neither installed nor built. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const kept = entries.filter(
    ({ name }) => !name.startsWith('.') && name !== 'node_modules' && name !== 'dist',
  )
  const found = await Promise.all(
    kept.map((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : Promise.resolve([path])
    }),
  )
  return found.flat()
}

/** `within`: a folder at the top of the repository, or none. */
function isThere(path: string, within = ''): boolean {
  const parts = path
    .replace(/^\.?\//, '')
    .split(/(\*|<\w+>)/)
    .map((part, n) => (n % 2 === 1 ? '[^/]+' : part.replaceAll('.', '\\.')))
  const named = new RegExp(`(^|/)${parts.join('')}$`)
  return files.some((file) => file.startsWith(within) && named.test(file))
}

async function pages(): Promise<string[]> {
  const notes = await readdir(join(root, 'docs/decisions'))
  const others = await readdir(join(root, 'docs'))
  return [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    ...others.filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
    ...notes.filter((name) => name.endsWith('.md')).map((name) => `docs/decisions/${name}`),
  ]
}

test('every file that a page or a note in force names by its path is there, or is said to be gone', async () => {
  const wrong: string[] = []
  let named = 0
  for (const page of await pages()) {
    const text = await readFile(join(root, page), 'utf8')
    if (/^\*\*Status\.\*\* Replaced/m.test(text)) continue
    for (const [, code = '', gone] of text.matchAll(/`([^`\n]+)`( \(gone\))?/g))
      for (const [path] of code.matchAll(source)) {
        named++
        if (isThere(path) !== (gone === undefined)) wrong.push(`${page}: ${path}`)
      }
  }
  expect(wrong).toEqual([])
  expect(named).toBeGreaterThan(500)
})

/** What stands in the map of ARCHITECTURE.md, by the folder at the left of its lines. */
async function mapped(): Promise<Map<string, string>> {
  const [, map = ''] = (await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')).split('```\n')
  const about = new Map<string, string>()
  let folder = ''
  for (const line of map.split('\n')) {
    folder = /^(\w+\/)/.exec(line)?.[1] ?? folder
    about.set(folder, `${about.get(folder) ?? ''}${line}\n`)
  }
  return about
}

test('every file on the map of the folders is in the folder under which it stands', async () => {
  const wrong = [...(await mapped())].flatMap(([folder, text]) =>
    // Notes are links, and no part of the map.
    [...text.replaceAll(/\]\([^)]*\)/g, '').matchAll(source)]
      .filter(([path]) => !isThere(path, folder))
      .map(([path]) => `${folder} ${path}`),
  )
  expect(wrong).toEqual([])
})

test.each(['server/', 'ui/'])('every folder of %s is on the map', async (folder) => {
  const text = (await mapped()).get(folder) ?? ''
  const entries = await readdir(join(root, folder, 'src'), { withFileTypes: true })
  const missing = entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'mensajes')
    .map(({ name }) => `src/${name}/`)
    .filter((path) => !text.includes(path))
  expect(missing).toEqual([])
})
