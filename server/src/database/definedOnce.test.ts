import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** Of each function that the files of a folder define, how often. */
async function definitionsIn(folder: string): Promise<Map<string, number>> {
  const url = new URL(`./${folder}/`, import.meta.url)
  const files = (await readdir(url)).filter((name) => name.endsWith('.sql'))
  const texts = await Promise.all(files.map((name) => readFile(new URL(name, url), 'utf8')))
  const found = new Map<string, number>()
  for (const [, name = ''] of texts.join('\n').matchAll(/^create (?:or replace )?function ([\w.]+)/gm))
    found.set(name, (found.get(name) ?? 0) + 1)
  return found
}

test('a function that changed after the migration that made it stands in views/, once, as it is today', async () => {
  const [migrations, views] = await Promise.all([definitionsIn('migrations'), definitionsIn('views')])
  const changed = [...migrations].filter(([, times]) => times > 1).map(([name]) => name)
  expect(changed).toContain('mi_cuenta')
  expect(changed.filter((name) => views.get(name) !== 1)).toEqual([])
  expect([...views].filter(([, times]) => times > 1)).toEqual([])
})
