import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sentence, type SentenceTable } from '@portal/contract/wording.ts'
import { idiomas, type OtroIdioma } from '@portal/contract/idioma.ts'
import { de } from '@portal/contract/sentences/de.ts'
import { en } from '@portal/contract/sentences/en.ts'
import { campos } from '@portal/contract/sentences/es/campos.ts'
import { formularios } from '@portal/contract/sentences/es/formularios.ts'
import { es } from '@portal/contract/sentences/es.ts'
import { ptBR } from '@portal/contract/sentences/pt-BR.ts'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { said } from './said.ts'
import { motivosDeDocumentos } from './rules/motivo.ts'

/** Holds the tables of sentences to the code that says them. */

const root = join(import.meta.dirname, '../..')
const others = idiomas.filter((idioma): idioma is OtroIdioma => idioma !== 'es')
const tables: Readonly<Record<OtroIdioma, SentenceTable>> = { en, de, 'pt-BR': ptBR }

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
/** What stands in a ZIP beside papers and their names, on a constancia and in a report, which are Spanish; and the tables themselves. */
const inTheZip =
  /(documentos\/descarga|cuentas\/indiceHtml|provider\/legajo\/\w+|informe\/informePdf|shared\/datosOf|control\/constancia)\.ts$|sentences\//

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.test-examples)\.tsx?$/.test(file))
    .map((file) => join(folder, file))
const sources = [...folders.flatMap(filesIn), ...files].filter((file) => !inTheZip.test(file))

/** What reads as a sentence: several words that begin as one does, or with what is put in. */
const isSentence = (text: string) =>
  /^(\p{Lu}|¿|\{)/u.test(text) && /\p{Ll}\S* \p{Ll}/u.test(text.replace(/\{[^}]*\}/g, ''))

const textsIn = (file: string): string[] => {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    // What cannot happen, what the database reads, and types say nothing to anybody.
    if (ts.isThrowStatement(node) && node.expression.getText().startsWith('new Error')) return
    // Nor does what is written for people who write clients.
    if (ts.isVariableDeclaration(node) && ['told', 'readings', 'missed'].includes(node.name.getText())) return
    if (ts.isTaggedTemplateExpression(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text)
    else if (ts.isTemplateExpression(node))
      found.push(node.head.text + node.templateSpans.map((span) => `{x}${span.literal.text}`).join(''))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true))
  return found.filter(isSentence)
}

/** A line of the history, which stays as it was written; what only the console says; a word of a list; a header. */
const notSaid = [
  'Salió de la unidad «{x}»{x}',
  'No va a {x}: {x}',
  'Vuelve a {x}',
  '{x}Hasta el {x}{x}: {x}',
  '{x}Valía hasta el {x}: {x}',
  'Solo en {x}. ',
  'Portal de transportistas',
  'Camión rígido',
  'Cédula de identidad extranjera',
  // Reasons that the provider changes as it likes.
  'Titular o socio',
  'Autónomo o monotributista',
  'No trabajó en el mes',
  // What stands on a paper.
  'Documento nacional de identidad',
  // The reason of a leave, which stays as it was written.
  'Importación deshecha',
  'Basic realm="Portal", charset="UTF-8"',
  'Bearer realm="Portal"',
]

test('what people are answered is a code of the tables, and no sentence of the code', () => {
  const sentences = sources.flatMap(textsIn).filter((text) => !notSaid.includes(text))
  expect(sentences).toEqual([])
})

const holesIn = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()

test.each(others)('%s puts in what Spanish does', (idioma) => {
  for (const [codigo, sentence] of Object.entries(es)) {
    const words = tables[idioma][codigo] ?? ''
    expect(words.trim()).not.toBe('')
    expect([codigo, holesIn(words)]).toEqual([codigo, holesIn(sentence)])
  }
})

/** The codes that these files name. */
const namedIn = (paths: readonly string[]) => {
  const code = paths.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  return Object.keys(es).filter((codigo) =>
    new RegExp(`['"]${codigo}['"]|^  ${codigo}: \\{ ?code|^  ${codigo}: \\{$`, 'm').test(code),
  )
}

test('every sentence is said by somebody', () => {
  const all = ['contract/src', 'server/src', 'parts/src', 'console/src'].flatMap(filesIn)
  const named = new Set(namedIn(all.filter((file) => !file.includes('/sentences/'))))
  expect(Object.keys(es).filter((codigo) => !named.has(codigo))).toEqual([])
})

/** Names of refusals stand in one table for all, whoever says them; and no browser asks what programs do. */
const ofForms = (file: string) => !/\/(sentences\/|refusals\.ts|wording\.ts|apiV1\.ts)/.test(file)

/** What browsers say by themselves. They know a refusal of the server by its name too: that says nothing. */
const saidByForms = (paths: readonly string[]) => {
  const forms = paths.filter(ofForms)
  const code = forms.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
  return namedIn(forms).filter(
    (codigo) => /^[a-z]/.test(codigo) || new RegExp(`(sentence|refuse)\\('${codigo}'`).test(code),
  )
}

test('a browser has every sentence that it says by itself', () => {
  const code = ['contract/src', 'ui/src', 'parts/src', 'portal/src', 'console/src'].flatMap(filesIn)
  const has = { ...campos, ...formularios }
  expect(saidByForms(code).filter((codigo) => !Object.hasOwn(has, codigo))).toEqual([])
})

test('and the pages before sign-in theirs', () => {
  const pages = [...filesIn('portal/src/publico'), ...filesIn('ui/src/fields/plain')]
  const imported = pages.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^import (?!type).*'@portal\/contract\/(\w+\.ts)'/gm,
      ),
    ].map(([, name = '']) => join('contract/src', name)),
  )
  const code = [...pages, ...imported, 'contract/src/email.ts']
  expect(imported).toContain('contract/src/values.ts')
  expect(saidByForms(code).filter((codigo) => !Object.hasOwn(campos, codigo))).toEqual([])
})

const palabras = (idioma: OtroIdioma) =>
  JSON.parse(readFileSync(join(root, `server/src/catalogo/palabras/${idioma}.json`), 'utf8')) as SentenceTable // the server reads it as one

test.each(others)('words of lists are said in %s, as many as in English', (idioma) => {
  expect(Object.keys(palabras(idioma)).sort()).toEqual(Object.keys(palabras('en')).sort())
  expect(Object.values(palabras(idioma)).filter((word) => word.trim() === '')).toEqual([])
})

test.each(others)(
  'why a resource is not fit is said in %s, and its date as dates are written there',
  (idioma) => {
    const vtv = { tipodocumentoid: '20x1', tipodocumento: 'VTV', nombre_corto: null, orden: 1 }
    const rest = { texto: null, documentoid: null, renovacion: false }
    const estados = [
      'pendiente',
      'en revision',
      'rechazado',
      'bloqueado',
      'vencido',
      'activo',
      'exceptuado',
    ] as const
    const why = estados.flatMap((estado) =>
      ['2026-11-12', '2027-11-12'].flatMap((fecha) =>
        motivosDeDocumentos([{ ...vtv, ...rest, estado, fecha }], '2026-11-21'),
      ),
    )
    expect(why).toHaveLength(14)
    for (const motivo of why) expect(said(idioma, motivo)).not.toBe(said('es', motivo))
    const ended = sentence('motivoVencio', { nombre: 'VTV', fecha: { dia: '2026-11-12' } })
    expect(said('de', ended)).toContain('12.11.2026')
  },
)
