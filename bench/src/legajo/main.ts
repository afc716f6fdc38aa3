import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { canonico, caminos, formato, pemDe, propios, type Manifiesto } from '@portal/legajo/manifiesto.ts'
import { llaveDe } from '@portal/legajo/verificar.ts'
import { zipStream } from '@portal/server/operations/shared/zipStream.ts'
import { keepJson } from '../keepJson.ts'
import { launch } from '../page/slowPage.ts'
import { say } from '../say.ts'
import { measureServidor } from './servidor.ts'

/** What legajos of more and more files take of the server that sends them, and how long `verificar.html` takes for one of 500 MB in Chromium. */

const { values } = parseArgs({ options: { json: { type: 'string' } } })
const files = 500
const bytesEach = 1_000_000
const goalSeconds = 60

const servidor = await measureServidor()
const dir = await mkdtemp(join(tmpdir(), 'portal-bench-legajo-'))
try {
  const zip = join(dir, 'legajo.zip')
  await makeLegajo(zip)
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

/** As the server writes one, of bytes that mean nothing, with a key of its own. */
async function makeLegajo(path: string): Promise<void> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const publica = Buffer.from(privateKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const hecho = new Date().toISOString()
  const bytes = Array.from({ length: files }, () => randomBytes(bytesEach))
  const named = [
    ...bytes.map((content, n) => ({ camino: `documentos/${String(n).padStart(4, '0')}.bin`, content })),
    ...[caminos.bloques, caminos.historial, caminos.pruebas, caminos.testigos].map((camino) => ({
      camino,
      content: Buffer.alloc(0),
    })),
  ]
  const manifiesto: Manifiesto = {
    formato,
    hecho,
    firmante: { nombre: 'Medición', direccion: 'http://127.0.0.1', llave: llaveDe(publica), desde: hecho },
    de: { cuentaid: '11x1', nombre: 'Medición', identificacion: '' },
    meses: { desde: '2026-10', hasta: '2026-10' },
    recurso: null,
    secciones: [{ clave: 'documentos', nombre: 'Documentos', cuantos: files, desde: null, hasta: null }],
    archivos: named.map(({ camino, content }) => ({
      camino,
      bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      seccion: 'documentos',
      nombre: camino,
      archivoid: null,
    })),
    afuera: [],
    auditoria: { bloques: 0, lineas: 0, sinSellar: 0 },
    testigos: { desde: null, hasta: null },
  }
  const text = Buffer.from(canonico(manifiesto))
  const all = [
    ...named,
    { camino: propios.manifiesto, content: text },
    { camino: propios.firma, content: sign(null, text, privateKey) },
    { camino: propios.llave, content: Buffer.from(pemDe(publica)) },
  ]
  await pipeline(
    zipStream(
      all.map(({ camino, content }) => ({
        path: camino,
        compress: false,
        open: () => Promise.resolve(Readable.from([content])),
      })),
      { dated: false },
    ),
    createWriteStream(path),
  )
}
