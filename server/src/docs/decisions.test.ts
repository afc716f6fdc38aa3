import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'

const folder = join(root, 'docs/decisions')

test('every decision note stands in the index under its title, in the order of its number', async () => {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort()
  const lines = await Promise.all(
    files.map(async (file) => {
      const [, number, title] =
        /^# (\d{4}) (?:— )?(.*)$/m.exec(await readFile(join(folder, file), 'utf8')) ?? []
      return `- [${number ?? ''}](${file}) ${title ?? ''}`
    }),
  )
  const index = await readFile(join(folder, 'README.md'), 'utf8')
  expect(index.split('\n').filter((line) => line.startsWith('- ['))).toEqual(lines)
})
