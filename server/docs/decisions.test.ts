import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'

const folder = join(root, 'docs/decisions')

interface Note {
  file: string
  number: string
  title: string
  status: string
}

const link = /\[(\d{4})\]\(([^)]+)\)/g

async function readNotes(): Promise<Note[]> {
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.md$/.test(name)).sort()
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(folder, file), 'utf8')
      const [, number = '', title = '', status = ''] =
        /^# (\d{4}) (?:— )?(.*)\n\n\*\*Status\.\*\* (.*)$/m.exec(text) ?? []
      return { file, number, title, status }
    }),
  )
}

test('every decision note stands in the index under its title, in the order of its number, and a replaced one says so', async () => {
  const lines = (await readNotes()).map(
    ({ file, number, title, status }) =>
      `- [${number}](${file}) ${title}${status.startsWith('Replaced') ? ' (replaced)' : ''}`,
  )
  const index = await readFile(join(folder, 'README.md'), 'utf8')
  expect(index.split('\n').filter((line) => line.startsWith('- ['))).toEqual(lines)
})

test('every decision note says whether it is in force, and else by which later notes it is not', async () => {
  const notes = await readNotes()
  const files = new Map(notes.map(({ number, file }) => [number, file]))
  const wrong = notes.filter(({ number, status }) => {
    const later = [...status.matchAll(link)]
    const said = status.replaceAll(link, '[]')
    return (
      !/^(In force\.|In force, but for what \[\](, \[\])*( and \[\])? changes?\.|Replaced by \[\]\.)$/.test(
        said,
      ) || later.some(([, other = '', file]) => other <= number || files.get(other) !== file)
    )
  })
  expect(wrong.map(({ file, status }) => `${file}: ${status}`)).toEqual([])
})
