/**
 * npm run check:cost: what one more of something takes. In a scratch copy it adds a field, an attribute of slots, an operation, a job
 * and a noun, each as `scripts/cost/` says, has compiler and tests look whether that is all of it, and prints the files that were edited
 * by hand beside the goal; it ends with 1 where they are more. Without one of those edits they fail: `--each` leaves out one file after the other and shows it.
 */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { campo } from './cost/campo.mjs'
import { casilla } from './cost/casilla.mjs'
import { operacion } from './cost/operacion.mjs'
import { sustantivo } from './cost/sustantivo.mjs'
import { tarea } from './cost/tarea.mjs'
import { generateIn } from './steps/generated.mjs'
import { inRoot } from './steps/paths.mjs'
import { run } from './steps/run.mjs'
import { command, say, Stop } from './steps/sentence.mjs'

const migrations = 'server/src/database/migrations'

await command(async () => {
  const each = process.argv.includes('--each')
  const only = process.argv.find((argument) => argument.startsWith('--only='))?.slice('--only='.length)
  let dear = false
  for (const [key, noun] of Object.entries({ campo, casilla, operacion, tarea, sustantivo })) {
    if (only !== undefined && only !== key) continue
    const files = [...new Set(noun.edits.map(({ file }) => file))]
    const missing = await problemsOf(noun, noun.edits)
    if (missing !== undefined)
      throw new Stop(`${noun.name}: con estos ${files.length} archivos no alcanza.\n${missing}`)
    say(`${noun.name}: ${files.length} archivos (hasta ${noun.goal})`)
    for (const file of files) {
      const needed = each ? await isNeeded(noun, file) : undefined
      say(`  ${file}${needed === false ? ' (nada lo echa de menos)' : ''}`)
    }
    dear ||= files.length > noun.goal
  }
  if (dear) throw new Stop('Más de lo que se busca: algo está dicho en dos lugares.')
})

async function isNeeded(noun, file) {
  const others = noun.edits.filter((edit) => edit.file !== file)
  return (await problemsOf(noun, others)) !== undefined
}

/** What compiler and tests say of a copy with these edits; nothing when they find nothing. */
async function problemsOf({ types, tests }, edits) {
  const copy = await makeCopy()
  try {
    for (const edit of edits) await apply(copy, edit)
    await generateIn(
      copy,
      edits.map(({ file }) => file),
    )
    for (const workspace of types) {
      const { ok, text } = await inCopy(copy, ['tsc', '-p', workspace])
      if (!ok) return text
    }
    const { ok, text } = await inCopy(copy, ['vitest', 'run', ...tests])
    return ok ? undefined : text.slice(-4_000)
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

function inCopy(copy, [program, ...args]) {
  return run(join(copy, 'node_modules/.bin', program), args, { cwd: copy, output: 'kept' })
}

async function apply(copy, { file, after, before, text }) {
  const path = join(copy, file.replace('NEXT', await nextMigration(copy)))
  if (after === undefined && before === undefined) {
    await mkdir(dirname(path), { recursive: true })
    return writeFile(path, text)
  }
  const source = await readFile(path, 'utf8')
  const place = after ?? before
  const found =
    typeof place === 'string' ? (source.includes(place) ? place : undefined) : place.exec(source)?.[0]
  if (found === undefined) throw new Stop(`${file} ya no tiene ese lugar: hay que corregir scripts/cost.`)
  return writeFile(
    path,
    source.replace(found, () => (after === undefined ? text + found : found + text)),
  )
}

async function nextMigration(copy) {
  const names = await readdir(join(copy, migrations))
  const last = Math.max(...names.map((name) => Number(name.slice(0, 4))))
  return String(last + 1).padStart(4, '0')
}

/** The sources as git lists them, with the packages of this tree and the workspaces of the copy. */
async function makeCopy() {
  const cache = inRoot('node_modules/.cache')
  await mkdir(cache, { recursive: true })
  const copy = await mkdtemp(join(cache, 'cost-'))
  const { text } = await run('git', ['ls-files', '-zco', '--exclude-standard'], {
    cwd: inRoot('.'),
    output: 'kept',
  })
  for (const file of text.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(copy, file)), { recursive: true })
    await cp(inRoot(file), join(copy, file)).catch((error) => {
      // Deleted and not committed yet.
      if (error.code !== 'ENOENT') throw error
    })
  }
  await linkAll(inRoot('node_modules'), join(copy, 'node_modules'), ['@portal', '.cache'])
  await mkdir(join(copy, 'node_modules/@portal'))
  for (const workspace of await readdir(inRoot('node_modules/@portal')))
    await symlink(join(copy, workspace), join(copy, 'node_modules/@portal', workspace))
  for (const workspace of await readdir(inRoot('node_modules/@portal')))
    await linkAll(inRoot(`${workspace}/node_modules`), join(copy, workspace, 'node_modules'), []).catch(
      (error) => {
        if (error.code !== 'ENOENT') throw error
      },
    )
  return copy
}

async function linkAll(from, to, but) {
  const names = await readdir(from)
  await mkdir(to, { recursive: true })
  for (const name of names) if (!but.includes(name)) await symlink(join(from, name), join(to, name))
}
