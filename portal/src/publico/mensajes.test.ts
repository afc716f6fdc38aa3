import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import contrasena from '@portal/ui/mensajes/es/contrasena.json' with { type: 'json' }
import { mensajes } from './mensajes.ts'

const codeIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('mensajes'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** The fields say the words that they are handed. */
const code = codeIn(import.meta.dirname) + codeIn(join(import.meta.dirname, '../../../ui/src/fields/plain'))

/** The names under which the pages find their sentences. */
const namesOf = (texts: object): string[] =>
  Object.entries(texts).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? [name, ...namesOf(inner)] : [name],
  )

/** What one page says, by the name under which that page imports it. */
const pagesOwn = await Promise.all(
  readdirSync(join(import.meta.dirname, 'mensajes/es')).map(
    (file) => import(join(import.meta.dirname, 'mensajes/es', file)) as Promise<object>,
  ),
)

/** Said by the apps too, which have them from the same files. */
const shared = new Set(['guardar', 'editar', 'ver'])

test('every sentence of the pages before sign-in is said somewhere', () => {
  const unsaid = [mensajes, contrasena, ...pagesOwn]
    .flatMap(namesOf)
    .filter((name) => !shared.has(name) && !new RegExp(`\\b${name}\\b`).test(code))

  expect(unsaid).toEqual([])
})
