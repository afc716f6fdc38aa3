import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const sheets = ['ui', 'parts', 'portal', 'console'].flatMap((workspace) =>
  readdirSync(join(root, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(workspace, 'src', name)),
)

/** `* + *`: whatever comes or goes anywhere then makes the browser look at all that follows it again, a long list too. */
test('no sheet says something of whatever follows anything', () => {
  expect(sheets.length).toBeGreaterThan(50)
  const wide = sheets.filter((name) => /\*\s*[+~]\s*\*/.test(readFileSync(join(root, name), 'utf8')))
  expect(wide).toEqual([])
})
