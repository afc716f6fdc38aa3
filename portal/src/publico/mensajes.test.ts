import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mensajes } from './mensajes.ts'
import { contacto } from './mensajes/es/contacto.ts'
import { creativa } from './mensajes/es/creativa.ts'
import { estados } from './mensajes/es/estados.ts'
import { pase } from './mensajes/es/pase.ts'
import { pedido } from './mensajes/es/pedido.ts'
import { portada } from './mensajes/es/portada.ts'
import { registro } from './mensajes/es/registro.ts'
import { segundoPaso } from './mensajes/es/segundoPaso.ts'

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

/** Said by the apps too, which have them from the same files. */
const shared = new Set(['guardar', 'editar', 'ver'])

test('every sentence of the pages before sign-in is said somewhere', () => {
  const unsaid = namesOf({
    ...mensajes,
    contacto,
    creativa,
    estados,
    pase,
    pedido,
    portada,
    registro,
    segundoPaso,
  }).filter((name) => !shared.has(name) && !new RegExp(`\\b${name}\\b`).test(code))

  expect(unsaid).toEqual([])
})
