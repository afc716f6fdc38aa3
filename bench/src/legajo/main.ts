import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { writeLegajo } from '@portal/server/testing/writeLegajo.ts'
import { keepJson } from '../keepJson.ts'
import { launch } from '../page/slowPage.ts'
import { say } from '../say.ts'
import { measureServidor } from './servidor.ts'

/** What legajos of more and more files take of the server that sends them, and how long `verificar.html` takes for one of 500 MB in Chromium. Firefox is measured by e2e/. */

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const files = 500
const bytesEach = 1_000_000
const goalSeconds = 60

const servidor = await measureServidor()
const dir = await mkdtemp(join(tmpdir(), 'portal-bench-legajo-'))
try {
  const zip = join(dir, 'legajo.zip')
  await writeLegajo(zip, { files, bytesEach })
  const browser = await launch()
  try {
    const page = await browser.newPage()
    await page.goto(
      pathToFileURL(fileURLToPath(new URL('../../../legajo/dist/verificar.html', import.meta.url))).href,
    )
    const began = performance.now()
    await page.locator('#zip').setInputFiles(zip)
    await page
      .getByRole('heading', { name: /^(Intacto|Alterado|Sin firma|No se)/ })
      .waitFor({ timeout: 600_000 })
    const seconds = (performance.now() - began) / 1000
    const said = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    if (!said.startsWith('Intacto')) throw new Error(`it says: ${said}`)
    const figures = {
      megabytes: (files * bytesEach) / 1_000_000,
      seconds: Number(seconds.toFixed(1)),
      servidor,
    }
    say(
      `${said}\n${String(figures.megabytes)} MB en ${String(figures.seconds)} s; meta ${String(goalSeconds)} s`,
    )
    say(
      `${browser.version()}, ${String(cpus().length)} procesadores, carga ${loadavg()[0]?.toFixed(1) ?? ''}.`,
    )
    say(`Las cifras quedan en ${await keepJson(values.json, 'legajo', figures)}`)
    if (seconds > goalSeconds) process.exitCode = 1
  } finally {
    await browser.close()
  }
} finally {
  await rm(dir, { recursive: true, force: true })
}
