/**
 * npm run mensajes: writes `mensajes/<language>.ts` of each layer anew from the files of its nouns that stand in
 * `mensajes/<language>/`; what the server says too stands in the contract's, and is said by parts/. Of each app it writes
 * `idiomas/` too: all that the app says in a language other than Spanish, one file each, fetched by `otrosIdiomas.ts`. With
 * `--check` it writes nothing, and ends with 1 where one is not what it would write.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { inRoot } from './steps/paths.mjs'
import { command, Stop } from './steps/sentence.mjs'

const layers = {
  'ui/src': 'Every sentence of these parts, by what it is said of.',
  'parts/src': 'What the apps say of the domain.',
  'portal/src/app': "What the carriers' app says, by noun.",
  'console/src': 'What the console says, by noun.',
  'porteria/src': 'What the guards’ app says, by screen.',
}

/** Each app, and the layers below it whose texts it says. */
const apps = {
  'portal/src/app': ['ui', 'parts'],
  'console/src': ['ui', 'parts'],
  'porteria/src': ['ui'],
}

await command(async () => {
  for (const [layer, about] of Object.entries(layers)) {
    const entries = await readdir(inRoot(`${layer}/mensajes`), { withFileTypes: true })
    const languages = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    for (const language of languages) {
      const own = await nounsIn(inRoot(`${layer}/mensajes/${language}`))
      const ofContract =
        layer === 'parts/src' ? await nounsIn(inRoot(`contract/src/mensajes/${language}`)) : []
      const text = textOf(
        about,
        [
          ...own.map((noun) => ({ noun, file: `./${language}/${noun}.json` })),
          ...ofContract.map((noun) => ({ noun, file: `@portal/contract/mensajes/${language}/${noun}.json` })),
        ],
        language,
      )
      await writeOrCheck(`${layer}/mensajes/${language}.ts`, text)
    }
    const below = apps[layer]
    if (!below) continue
    const others = languages.filter((language) => language !== 'es')
    for (const language of others)
      await writeOrCheck(`${layer}/idiomas/${language}.ts`, inOtherLanguage(language, below))
    await writeOrCheck(`${layer}/idiomas/otrosIdiomas.ts`, fetchedWhenRead(others))
  }
})

async function writeOrCheck(file, text) {
  const path = inRoot(file)
  if (!process.argv.includes('--check')) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  } else if ((await readFile(path, 'utf8').catch(() => '')) !== text)
    throw new Stop(`${file} no tiene lo de su carpeta: npm run mensajes`)
}

/** The plain letters of a language: `ptBR`. */
function nameOf(language) {
  return language.replace('-', '')
}

/** One file: a browser that wants the language fetches no second one. */
function inOtherLanguage(language, below) {
  const name = nameOf(language)
  return [
    '// Written by `npm run mensajes`.',
    `import { campos } from '@portal/contract/sentences/${language}/campos.ts'`,
    `import { formularios } from '@portal/contract/sentences/${language}/formularios.ts'`,
    "import type { EnOtroIdioma } from '@portal/ui/texts/idioma.ts'",
    ...below.map((layer) => `import { ${name} as ${layer} } from '@portal/${layer}/mensajes/${language}.ts'`),
    `import { ${name} as own } from '../mensajes/${language}.ts'`,
    '',
    `export const ${name}: EnOtroIdioma = {`,
    `  textos: { ${[...below, 'own'].map((texts) => `...${texts}`).join(', ')} },`,
    '  sentences: { ...campos, ...formularios },',
    '}',
    '',
  ].join('\n')
}

function fetchedWhenRead(languages) {
  const key = (language) => (/^\w+$/.test(language) ? language : `'${language}'`)
  return [
    '// Written by `npm run mensajes`.',
    "import type { OtrosIdiomas } from '@portal/ui/texts/idioma.ts'",
    '',
    '/** Spanish is in the app itself; each of these is one file that comes when somebody reads in it. */',
    'export const otrosIdiomas = {',
    ...languages.map(
      (language) => `  ${key(language)}: async () => (await import('./${language}.ts')).${nameOf(language)},`,
    ),
    '} satisfies OtrosIdiomas',
    '',
  ].join('\n')
}

async function nounsIn(folder) {
  const files = await readdir(folder)
  return files
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort()
}

function textOf(about, nouns, language) {
  return [
    '// Written by `npm run mensajes`.',
    ...nouns.map(({ noun, file }) => `import ${noun} from '${file}' with { type: 'json' }`),
    '',
    `/** ${about} */`,
    `export const ${nameOf(language)} = {`,
    ...nouns.map(({ noun }) => `  ${noun},`),
    '}',
    '',
  ].join('\n')
}
