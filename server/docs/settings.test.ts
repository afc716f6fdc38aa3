import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../src/root.ts'
import { Environment } from '../src/settings.ts'

/** Read by other parts, before there are settings or beside them. */
const elsewhere = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'BACKOFFICE_PERFIL', 'PORTAL_COMMIT']

test('the page for whoever runs it lists each setting once, and none that isn’t one', async () => {
  const page = await readFile(join(root, 'docs/operacion.md'), 'utf8')
  const [, chapter = ''] = page.split('\n## Variables de entorno\n')
  const [table = ''] = chapter.split('\n## ')
  const listed = [...table.matchAll(/^\| (`[^|]*`) +\|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )
  expect(listed.toSorted()).toEqual([...Object.keys(Environment.shape), ...elsewhere].toSorted())
})
