import { writeFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'
import { say } from '../say.ts'
import { startDemo } from '../servers.ts'
import type { Measured } from './figures.ts'
import { addManyChoferes, manyChoferes } from './manyChoferes.ts'
import { linesOf, tableOf } from './report.ts'
import { launch, slow } from './slowPage.ts'
import type { Visit } from './visit.ts'
import { visits } from './visits.ts'

/** Measures pages as people with a slow phone meet them, and prints each figure beside its goal. */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    choferes: { type: 'string', default: String(manyChoferes) },
    json: { type: 'string' },
  },
})
const runs = Number(values.runs)
if (!Number.isInteger(runs) || runs < 1) stop('--runs dice cuántas veces se mide cada cosa: 7, por ejemplo.')
const choferes = Number(values.choferes)
if (!Number.isInteger(choferes) || choferes < 1) stop('--choferes dice cuántos hay: 50000, por ejemplo.')
const only = values.only?.split(',')
const unknown = only?.find((name) => !visits.some((visit) => visit.name === name))
if (unknown !== undefined)
  stop(`--only no conoce ${unknown}: elegí entre ${visits.map(({ name }) => name).join(', ')}.`)
const chosen = visits.filter(({ name }) => only?.includes(name) ?? true)

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-page-'))
try {
  const server = await startDemo(dataDir)
  try {
    if (chosen.some(({ name }) => ['choferes', 'porteria', 'camara'].includes(name)))
      await addManyChoferes(dataDir, choferes)
    const browser = await launch()
    try {
      await report(await measureAll(browser, server.url))
    } finally {
      await browser.close()
    }
  } finally {
    await server.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

/** Turn by turn, so that a bad moment of the machine touches one run of each and not all of one. */
async function measureAll(browser: Browser, origin: string): Promise<Map<Visit, Measured[]>> {
  const measured = new Map<Visit, Measured[]>(chosen.map((visit) => [visit, []]))
  for (let run = 1; run <= runs; run++) {
    say(`Vuelta ${run} de ${runs}…`)
    for (const [visit, all] of measured) all.push(await visit.measure(browser, origin))
  }
  return measured
}

async function report(measured: Map<Visit, Measured[]>): Promise<void> {
  const results = [...measured].map(([{ name, title, goals }, all]) => ({
    name,
    title,
    lines: linesOf(all, goals),
  }))
  say(
    `\nChromium, CPU ${slow.cpu}×, ${slow.mbitPerSecond} Mbit/s, ${slow.rttMs} ms, sin nada guardado; medianas de ${runs}`,
  )
  for (const { title, lines } of results) say(`\n${tableOf(title, lines)}`)
  if (values.json !== undefined)
    await writeFile(values.json, `${JSON.stringify({ slow, runs, visits: results }, null, 2)}\n`)
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
