import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { carrierDoor, named } from '@portal/contract/door.ts'
import type { OperationName, Request, Result } from '@portal/contract'
import {
  hacerBulto,
  maneras,
  type Manera,
  type Nombrado,
  type Verdad,
} from '@portal/server/testing/hojasDeLote.ts'
import type { Page } from '@playwright/test'
import { keepJson } from '../keepJson.ts'
import { launch } from '../page/slowPage.ts'
import { signIn } from '../page/people.ts'
import { say } from '../say.ts'
import { startDemo } from '../servers.ts'

/** Brings bundles of made pages into the bandeja, in Chromium, and holds where each page landed against what it is. */

const { values } = parseArgs({
  options: { json: { type: 'string' }, bultos: { type: 'string', default: '4' } },
})
const bultos = Number(values.bultos)
/** Of each bundle; four of them have 200 pages. */
const cada: Readonly<Record<Manera, number>> = { limpia: 20, torcida: 15, fotografiada: 15 }
const goalRight = 0.9

interface Figure {
  hojas: number
  bien: number
  seguras: number
  /** Sure, and of somebody else or another paper. */
  malSeguras: number
}
const figures = Object.fromEntries(
  maneras.map((manera): [string, Figure] => [manera, { hojas: 0, bien: 0, seguras: 0, malSeguras: 0 }]),
)
let readMs = 0

const dataDir = await mkdtemp(join(tmpdir(), 'portal-bench-lote-'))
try {
  const server = await startDemo(dataDir)
  const browser = await launch()
  try {
    const context = await browser.newContext({
      baseURL: server.url,
      locale: 'es-AR',
      reducedMotion: 'reduce',
    })
    await signIn(context, server.url, 'ana')
    const page = await context.newPage()
    const ask = async <Name extends OperationName>(
      name: Name,
      input: Request<Name>,
    ): Promise<Result<Name>> => {
      const answer = await context.request.post(server.url + carrierDoor.url, {
        headers: { origin: server.url },
        data: { ...named(name, carrierDoor), ...input },
      })
      const { result } = (await answer.json()) as { result?: Result<Name> } // the door keeps to the contract
      if (!result) throw new Error(`${name}: ${await answer.text()}`)
      return result
    }
    const recursos: Nombrado[] = (await ask('ListIdentidades', {})).records
    await discardAll(ask)
    for (let i = 0; i < bultos; i++) {
      const bulto = await hacerBulto(recursos, { semilla: `bulto ${String(i)}`, cada })
      const began = performance.now()
      await bring(
        page,
        [
          { name: 'lote.pdf', mimeType: 'application/pdf', buffer: bulto.pdf },
          ...bulto.fotos.map(({ nombre, bytes }) => ({
            name: nombre,
            mimeType: 'image/jpeg',
            buffer: bytes,
          })),
        ],
        () => {
          readMs += performance.now() - began
        },
      )
      const { records } = await ask('ListBandeja', { pagesize: 200 })
      for (const { archivos, recursoid, tipodocumento, certeza } of records)
        for (const { nombre } of archivos)
          for (const verdad of pagesNamed(nombre, bulto))
            count(verdad, { recursoid, tipo: tipodocumento, certeza })
      await discardAll(ask)
      say(`Bulto ${String(i + 1)} de ${String(bultos)}: ${JSON.stringify(figures)}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
} finally {
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
}

const all = Object.values(figures)
const sum = (field: keyof Figure) => all.reduce((total, each) => total + each[field], 0)
for (const [manera, { hojas, bien, seguras, malSeguras }] of Object.entries(figures))
  say(
    `${manera}: ${String(bien)} de ${String(hojas)} bien, ${String(seguras)} seguras, ${String(malSeguras)} seguras mal`,
  )
const right = sum('bien') / sum('hojas')
say(
  `En total ${(100 * right).toFixed(1)} % bien sin tocar nada (meta ${String(100 * goalRight)} %), ${String(sum('malSeguras'))} seguras mal (meta 0); ${String(Math.round(readMs / sum('hojas')))} ms por hoja. ${String(cpus().length)} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`,
)
say(`Las cifras quedan en ${await keepJson(values.json, 'lote', { figures, right, readMs })}`)
if (right < goalRight || sum('malSeguras') > 0) process.exitCode = 1

function count(
  { manera, recursoid, tipo }: Verdad,
  placed: { recursoid: string | null; tipo: string | null; certeza: string },
): void {
  const figure = figures[manera]
  if (!figure) return
  // Of a stranger's page nothing is right but to leave it without a place.
  const isRight =
    recursoid === null
      ? placed.certeza === 'sin ubicar'
      : placed.recursoid === recursoid && placed.tipo === tipo
  figure.hojas += 1
  if (isRight) figure.bien += 1
  else say(`  ${manera}: ${JSON.stringify({ recursoid, tipo })} quedó ${JSON.stringify(placed)}`)
  if (placed.certeza !== 'segura') return
  figure.seguras += 1
  if (!isRight) figure.malSeguras += 1
}

/** «lote (3-4).pdf», «lote (3).jpg» or «foto 7.jpg». */
function pagesNamed(nombre: string, { hojas, fotos }: Awaited<ReturnType<typeof hacerBulto>>): Verdad[] {
  const [, first, last = first] = /^lote \((\d+)(?:-(\d+))?\)/.exec(nombre) ?? []
  if (first !== undefined) return hojas.slice(Number(first) - 1, Number(last))
  return fotos.filter((each) => each.nombre === nombre).map(({ verdad }) => verdad)
}

async function bring(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
  onRead: () => void,
): Promise<void> {
  await page.goto('/app/pages/documentos/bandeja')
  const chooser = page.locator('input[type=file][multiple]')
  await chooser.waitFor({ state: 'attached' })
  await chooser.setInputFiles(files)
  const take = page.getByRole('button', { name: /^Llevar/ })
  await take.waitFor({ timeout: 580_000 })
  onRead()
  await take.click()
  await page.getByText(/papeles llegaron a la bandeja/).waitFor({ timeout: 300_000 })
}

async function discardAll(
  ask: <Name extends OperationName>(name: Name, input: Request<Name>) => Promise<Result<Name>>,
): Promise<void> {
  const ids = (await ask('ListBandeja', { pagesize: 200 })).records.map(({ entradaid }) => entradaid)
  for (let at = 0; at < ids.length; at += 60)
    await ask('DescartarEntradas', { entradas: ids.slice(at, at + 60) })
}
