import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusals } from '@portal/contract'
import { idiomas, type OtroIdioma } from '@portal/contract/idioma.ts'
import { holesIn, traductor, type Oraciones } from '@portal/contract/traducir.ts'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { findPickList } from './catalogo/picklists.ts'
import { said } from './oraciones.ts'
import { motivosDeDocumentos } from './rules/motivo.ts'

/** Holds the table of sentences to the code that says them: what is read as Spanish there is said in every language. */

const root = join(import.meta.dirname, '../..')
const others = idiomas.filter((idioma): idioma is OtroIdioma => idioma !== 'es')
const tableOf = (folder: string, idioma: OtroIdioma) =>
  JSON.parse(readFileSync(join(root, folder, `${idioma}.json`), 'utf8')) as Oraciones // the server reads it as one
const tables = ['contract/src/oraciones', 'server/src/catalogo/palabras']

/** Where people are answered from, at both doors. */
const folders = ['contract/src', 'server/src/rules', 'server/src/operations']
const files = [
  'server/src/database/refusals.ts',
  'server/src/http/fault.ts',
  'server/src/http/uploadBody.ts',
  'server/src/idempotency.ts',
  'server/src/inputProblems.ts',
  'server/src/remote/changePassword.ts',
  'server/src/remote/wire.ts',
  'server/src/sessions/weakPassword.ts',
]
/** What stands in a ZIP beside papers and their names, which are Spanish. */
const inTheZip = /(documentos\/descarga|cuentas\/indiceHtml|shared\/datosOf)\.ts$/

const sources = [
  ...folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.test-examples)\.ts$/.test(file))
      .map((file) => join(folder, file)),
  ),
  ...files,
].filter((file) => !inTheZip.test(file))

/** What reads as a sentence: several words that begin as one does, or with what is put in. */
const isSentence = (text: string) =>
  /^(\p{Lu}|¿|\{)/u.test(text) && /\p{Ll}\S* \p{Ll}/u.test(text.replace(/\{[^}]*\}/g, ''))

const textsIn = (file: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    // What cannot happen, what the database reads, and types say nothing to anybody.
    if (ts.isThrowStatement(node) && node.expression.getText().startsWith('new Error')) return
    // Nor does what is written for people who write clients.
    if (ts.isVariableDeclaration(node) && node.name.getText() === 'told') return
    if (ts.isTaggedTemplateExpression(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map((span) => `{x}${span.literal.text}`).join(''))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return found.filter(isSentence)
}

/** Those that the table knows nothing of. */
function unsaid(sentences: readonly string[], idioma: OtroIdioma): string[] {
  const table = Object.entries(tableOf('contract/src/oraciones', idioma))
  const found = traductor(idioma, Object.fromEntries(table.map(([oracion]) => [oracion, 'found'])))
  return [...new Set(sentences)].filter((text) => found(text.replace(/\{\w+\}/g, 'AB')) !== 'found')
}

/** A line of the history, which stays as it was written; what only the console says; a word of a list; a header. */
const notSaid = [
  'Salió de la unidad «{x}»{x}',
  'Valía hasta el {x}: {x}',
  'Portal de transportistas',
  'Camión rígido',
  'Basic realm="Portal", charset="UTF-8"',
]

test.each(others)('every refusal is said in %s', (idioma) => {
  expect(
    unsaid(
      Object.values(refusals).map(({ message }) => message),
      idioma,
    ),
  ).toEqual([])
})

test.each(others)('every sentence that people are answered is said in %s', (idioma) => {
  const sentences = sources.flatMap(textsIn).filter((text) => !notSaid.includes(text))
  expect(sentences.length).toBeGreaterThan(100)
  expect(unsaid(sentences, idioma)).toEqual([])
})

test.each(tables)('%s says the same in every language, with the same put in', (folder) => {
  const spanish = Object.keys(tableOf(folder, 'en')).sort()
  for (const idioma of others) {
    const table = tableOf(folder, idioma)
    expect([idioma, Object.keys(table).sort()]).toEqual([idioma, spanish])
    for (const [oracion, words] of Object.entries(table)) {
      expect(words.trim()).not.toBe('')
      expect([oracion, holesIn(words).sort()]).toEqual([oracion, holesIn(oracion).sort()])
    }
  }
})

test('a value that is kept is never taken for a sentence: those are put into the code of the pages before sign-in', () => {
  const values = new Set(
    ['vehiculo', 'carroceria', 'titularidad', 'motivo_baja'].flatMap((field) =>
      (findPickList('dominios', field) ?? []).map(({ value }) => value),
    ),
  )
  expect(
    Object.keys(tableOf('contract/src/oraciones', 'en')).filter((oracion) => values.has(oracion)),
  ).toEqual([])
})

test.each(others)(
  'why a resource is not fit is said in %s, and its date as dates are written there',
  (idioma) => {
    const vtv = { tipodocumentoid: '20x1', tipodocumento: 'VTV', nombre_corto: null, orden: 1 }
    const rest = { texto: null, documentoid: null, renovacion: false }
    const dates = ['2026-11-12', '2027-11-12']
    const why = (
      ['pendiente', 'en revision', 'rechazado', 'bloqueado', 'vencido', 'activo', 'exceptuado'] as const
    ).flatMap((estado) =>
      dates.flatMap((fecha) => motivosDeDocumentos([{ ...vtv, ...rest, estado, fecha }], '2026-11-21')),
    )
    expect(unsaid(why, idioma)).toEqual([])
    expect(said('de', 'VTV venció el 12/11/2026')).toContain('12.11.2026')
  },
)
