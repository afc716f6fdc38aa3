import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { writeLegajo } from '@portal/server/testing/writeLegajo.ts'
import { engines } from './engines.ts'

/** How long `verificar.html` takes for a legajo of 500 MB in Firefox, beside its goal; what Chromium takes is measured by bench/. */

const files = 500
const bytesEach = 1_000_000
const goalSeconds = 60
const patienceMs = 600_000

const verificador = fileURLToPath(new URL('../../../legajo/dist/verificar.html', import.meta.url))

const dir = await mkdtemp(join(tmpdir(), 'portal-bench-verificador-'))
try {
  const zip = join(dir, 'legajo.zip')
  await writeLegajo(zip, { files, bytesEach })
  const firefox = await engines.firefox()
  try {
    await firefox.open(pathToFileURL(verificador).href)
    const chooser = await firefox.find(() => document.querySelector('#zip'), null)
    if (!chooser) throw new Error('the page that verifies asks for no file')
    const began = performance.now()
    await firefox.chooseFile(chooser, zip)
    const said = await verdict(firefox, began + patienceMs)
    const seconds = (performance.now() - began) / 1000
    if (!said.startsWith('Intacto')) throw new Error(`it says: ${said}`)
    const agent = await firefox.evaluate(() => navigator.userAgent, null)
    process.stdout.write(
      [
        said,
        `Firefox: ${String((files * bytesEach) / 1_000_000)} MB en ${seconds.toFixed(1)} s; meta ${String(goalSeconds)} s`,
        `${/Firefox\/[\d.]+/.exec(agent)?.[0] ?? agent}, ${String(cpus().length)} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`,
        '',
      ].join('\n'),
    )
    if (seconds > goalSeconds) process.exitCode = 1
  } finally {
    await firefox.close()
  }
} finally {
  await rm(dir, { recursive: true, force: true })
}

/** What its heading says once it is through. */
async function verdict(
  firefox: Awaited<ReturnType<typeof engines.firefox>>,
  deadline: number,
): Promise<string> {
  while (performance.now() < deadline) {
    const said = await firefox.evaluate(() => document.querySelector('h1')?.textContent ?? '', null)
    if (/^(Intacto|Alterado|Sin firma|No se)/.test(said)) return said
    await sleep(200)
  }
  throw new Error(`no verdict after ${String(patienceMs / 1000)} s`)
}
