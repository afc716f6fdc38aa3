/**
 * npm run check:nouns: the lines of TypeScript that each feature of the apps takes (its folder with all rooms within, and
 * its routes, without tests and messages), and those that each list states of its own. What outgrows its measure fails:
 * what others need too belongs to parts/ or ui/, and another room in the same folder lightens nothing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { inRoot } from './steps/paths.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

const apps = [
  { name: 'portal', folder: 'portal/src/app' },
  { name: 'console', folder: 'console/src' },
  { name: 'porteria', folder: 'porteria/src' },
]
/** Folders that are no feature: what all of them stand on. */
const shared = new Set(['mensajes', 'idiomas', 'routes', 'session', 'campos', 'shortcuts'])

/** What a feature may take, where that is other than most may: see docs/decisions/0108. */
const mostOf = {
  'portal choferes': 450,
  'portal dominios': 300,
  'portal documentos': 4750,
  'portal unidades': 2000,
  'console catalogo': 2250,
  'console cuentas': 2250,
  'console operaciones': 2250,
  'console porteria': 2350,
  'console revision': 3000,
}
const mostOfANoun = 1500
const mostOfAList = 60

const isCode = (file) => /(?<!\.test|\.gen)\.tsx?$/.test(file)

const filesIn = (folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter(isCode)
    .map((file) => join(folder, file))

const linesOf = (files) =>
  files.reduce((sum, file) => sum + readFileSync(inRoot(file), 'utf8').trimEnd().split('\n').length, 0)

/** A route belongs to the noun that its address names: `choferes/…`, `pages/documentos/…`, `pages/editar-perfil`. */
const namesNoun = (noun) => (route) =>
  route.split(/[/.]/).some((part) => part === noun || part === `editar-${noun}`)

const nounsOf = ({ name, folder }) => {
  // The gate's app has one address.
  const routes = existsSync(inRoot(join(folder, 'routes'))) ? filesIn(join(folder, 'routes')) : []
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
    .map(({ name: noun }) => {
      const whole = join(folder, noun)
      const own = filesIn(whole)
      return {
        name: `${name} ${noun}`,
        lines: linesOf([...own, ...routes.filter(namesNoun(noun))]),
        lists: listsOf(name, noun, whole, own),
      }
    })
}

const importsOf = (file) =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path),
  )

/** What a list states: its own file, and its part of the files with addresses that it imports. */
const listsOf = (app, noun, folder, files) => {
  const lists = files.filter((file) => /^(list|\w+List)\.tsx$/.test(basename(file)))
  const addresses = files.filter((file) => /^(address(es)?|\w+Address)\.ts$/.test(basename(file)))
  const sharers = (address) => lists.filter((list) => importsOf(list).includes(address)).length
  return lists.map((file) => ({
    name: `${app} ${noun}/${relative(folder, file)}`,
    lines: importsOf(file)
      .filter((path) => addresses.includes(path))
      .reduce((sum, address) => sum + Math.ceil(linesOf([address]) / sharers(address)), linesOf([file])),
  }))
}

const row = ({ name, lines }, most) => `${name.padEnd(40)} ${String(lines).padStart(5)}  (hasta ${most})`

await command(async () => {
  const nouns = apps.flatMap(nounsOf)
  const measured = [
    ...nouns.map((noun) => ({ ...noun, most: mostOf[noun.name] ?? mostOfANoun })),
    ...nouns.flatMap(({ lists }) => lists).map((list) => ({ ...list, most: mostOfAList })),
  ]
  for (const each of measured) say(row(each, each.most))
  const over = measured.filter(({ lines, most }) => lines > most)
  if (over.length > 0)
    throw new Stop(`Creció demasiado: ${over.map(({ name }) => name).join(', ')}. Ver CONTRIBUTING.md.`)
})
