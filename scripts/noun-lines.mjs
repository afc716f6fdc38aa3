/**
 * npm run check:nouns: the lines of TypeScript that each noun of the apps takes (its folder and its routes, without tests
 * and messages), and those that each list states of its own. What outgrows its measure fails: what others need too
 * belongs to parts/ or ui/.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRoot } from './steps/paths.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

const apps = [
  { name: 'portal', folder: 'portal/src/app' },
  { name: 'console', folder: 'console/src' },
]
/** Folders that are no noun: what all of them stand on. */
const shared = new Set(['mensajes', 'routes', 'session', 'campos', 'shortcuts'])

/** What a noun may take, where it is less than all of them may. */
const mostOf = { 'portal choferes': 450, 'portal dominios': 300 }
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
  const routes = filesIn(join(folder, 'routes'))
  return readdirSync(inRoot(folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !shared.has(entry.name))
    .map(({ name: noun }) => {
      const own = filesIn(join(folder, noun))
      return {
        name: `${name} ${noun}`,
        lines: linesOf([...own, ...routes.filter(namesNoun(noun))]),
        lists: listsOf(name, noun, own),
      }
    })
}

/** What a list states: its own file, and its part of the file that has its noun's addresses. */
const listsOf = (app, noun, files) => {
  const lists = files.filter((file) => /^(list|\w+List)\.tsx$/.test(basename(file)))
  const addresses = linesOf(files.filter((file) => /^address(es)?\.ts$/.test(basename(file))))
  return lists.map((file) => ({
    name: `${app} ${noun}/${basename(file)}`,
    lines: linesOf([file]) + Math.ceil(addresses / lists.length),
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
