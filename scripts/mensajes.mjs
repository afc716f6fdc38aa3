/**
 * npm run mensajes: writes `mensajes/<language>.ts` of each layer anew from the files of its nouns that stand in
 * `mensajes/<language>/`; what the server says too stands in the contract's, and is said by parts/. With `--check` it writes
 * nothing, and ends with 1 where one is not what it would write.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { inRoot } from './steps/paths.mjs'
import { command, Stop } from './steps/sentence.mjs'

const layers = {
  'ui/src': 'Every sentence of these parts, by what it is said of.',
  'parts/src': 'What the apps say of the domain.',
  'portal/src/app': "What the carriers' app says, by noun.",
  'console/src': 'What the console says, by noun.',
  'porteria/src': 'What the guards’ app says, by screen.',
}

await command(async () => {
  for (const [layer, about] of Object.entries(layers)) {
    const folder = inRoot(`${layer}/mensajes`)
    const entries = await readdir(folder, { withFileTypes: true })
    for (const { name: language } of entries.filter((entry) => entry.isDirectory())) {
      const own = await nounsIn(`${folder}/${language}`)
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
      const file = `${folder}/${language}.ts`
      if (!process.argv.includes('--check')) await writeFile(file, text)
      else if ((await readFile(file, 'utf8')) !== text)
        throw new Stop(`${layer}/mensajes/${language}.ts no tiene lo de su carpeta: npm run mensajes`)
    }
  }
})

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
    `export const ${language.replace('-', '')} = {`,
    ...nouns.map(({ noun }) => `  ${noun},`),
    '}',
    '',
  ].join('\n')
}
