import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'

const folder = join(root, 'changes')

/** What one file of `changes/` says, as lines of the changelog: a list of one item has no other line, heading or dash. */
function problemOf(text: string): string | undefined {
  const line = text.trimEnd()
  if (line.includes('\n')) return 'more than one line'
  if (!/^\p{Lu}|^[«`_[]/u.test(line)) return 'no sentence begins it'
  const sentences = sentencesIn(line)
  return sentences >= 1 && sentences <= 3 ? undefined : `${sentences} sentences`
}

/** By their ends; what is quoted as code or stands in an address ends none, and neither does «F. 931». */
function sentencesIn(line: string): number {
  const words = line.replace(/`[^`]*`/g, 'code').replace(/\]\([^)]*\)/g, ']')
  return words.match(/[.!?][)»”"’_]*(?=$|\s+[\p{Lu}«¿¡`_[(])/gu)?.length ?? 0
}

test('each file of changes/ is one to three sentences on one line', async () => {
  const names = (await readdir(folder)).filter((name) => name !== 'README.md')
  expect(names.filter((name) => !/^[a-z0-9-]+\.md$/.test(name))).toEqual([])
  const problems = await Promise.all(
    names.map(async (name) => ({ name, problem: problemOf(await readFile(join(folder, name), 'utf8')) })),
  )
  expect(problems.filter(({ problem }) => problem !== undefined)).toEqual([])
})

test.each<[string, string | undefined]>([
  ['The bell counts what was rejected too.\n', undefined],
  [
    '«F. 931» is one paper for several ([0048](docs/decisions/0048-one.md)). `a. B` is code. It is presented once.\n',
    undefined,
  ],
  ['- The bell counts.\n', 'no sentence begins it'],
  ['The bell counts.\n\nIt says so.\n', 'more than one line'],
  ['The bell counts\n', '0 sentences'],
  ['One. Two. Three. Four.\n', '4 sentences'],
])('%j is judged: %s', (text, problem) => {
  expect(problemOf(text)).toBe(problem)
})

test('every workspace has the version of the product', async () => {
  const read = async (folder: string) => {
    const json: unknown = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
    return json as { version: string; workspaces?: string[] } // npm reads the same fields
  }
  const { version, workspaces = [] } = await read('.')
  const others = await Promise.all(
    workspaces.map(async (name) => ({ name, version: (await read(name)).version })),
  )
  expect(others).toEqual(workspaces.map((name) => ({ name, version })))
})
