import { randomUUID } from 'node:crypto'
import { readdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { finished } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { picture } from '@portal/bench/picture.ts'
import { Stop } from '@portal/bench/stop.ts'
import { maxArchivos } from '@portal/contract/documentos.ts'
import { addresses } from '@portal/contract/door.ts'
import { is, type Row } from '../promises.ts'
import type { Browser } from './browser.ts'
import type { People } from './people.ts'

/** What is large: bodies up to their limit and past it, and downloads, read slowly or cut off. */

const boundary = '----pruebadeproxies'

/** Three pictures of nearly 3 MB, which is all that one upload may hold, and a word in each by which it is found again. */
const filesOfUpload = 3
const uploads = 7

interface Unique {
  word: string
  bytes: Buffer
}

function uniqueLarge(): Unique {
  const bytes = picture(1_000, 999)
  const word = randomUUID()
  bytes.write(word, 1_000)
  return { word, bytes }
}

const multipart = (files: readonly Buffer[]) =>
  Buffer.concat([
    ...files.flatMap((bytes, n) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="data"; filename="papel${n}.bmp"\r\n` +
          'Content-Type: image/bmp\r\n\r\n',
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

const asForm = `multipart/form-data; boundary=${boundary}`

async function upload(
  { send }: Browser,
  body: Buffer,
  { contentType = asForm, path = addresses.upfile }: { contentType?: string; path?: string } = {},
) {
  const headers = { 'content-type': contentType }
  const answer = await send(path, { method: 'POST', headers, body })
  return { status: answer.statusCode ?? 0, text: (await buffer(answer)).toString() }
}

/** Answers its id. */
export async function uploadOne(carrier: Browser, bytes: Buffer): Promise<string> {
  const { text } = await upload(carrier, multipart([bytes]))
  const id = /"archivoid":"([^"]+)"/.exec(text)?.[1]
  if (id === undefined) throw new Stop(`Una subida contestó ${text}`)
  return id
}

/** Answers what was taken in, for whoever looks for it in a download. */
export async function takesLargest(carrier: Browser): Promise<{ row: Row; files: Unique[] }> {
  const files: Unique[] = []
  let largest = 0
  for (let n = 0; n < uploads; n++) {
    const three = Array.from({ length: filesOfUpload }, uniqueLarge)
    const body = multipart(three.map(({ bytes }) => bytes))
    const { status, text } = await upload(carrier, body)
    if (status !== 200 || !text.startsWith('{"success":true'))
      throw new Stop(`Una subida de ${body.length} bytes contestó ${status}: ${text}`)
    largest = Math.max(largest, body.length)
    files.push(...three)
  }
  return {
    row: is('la subida más grande que se permite', `${inMega(largest)} MB, ${uploads} veces`, '200', {
      holds: true,
    }),
    files,
  }
}

/** Each by whoever says it best: the product knows files and fields, and the proxy keeps from it what can be neither. */
export async function refusesMore({ carrier, administrador, cuentaid }: People): Promise<Row[]> {
  const told = async (what: string, send: () => ReturnType<typeof upload>, goal: RegExp) => {
    const { status, text } = await answered(send)
    const words = `${status} ${text.replace(/<[^>]*>|\s+/g, ' ').trim()}`
    return is(what, words.slice(0, 90), goal.source, { holds: goal.test(words) })
  }
  const tooLarge = Buffer.concat([uniqueLarge().bytes, Buffer.alloc(10_000)])
  const tooMany = Array.from({ length: filesOfUpload + 1 }, () => uniqueLarge().bytes)
  const json = (bytes: number) => Buffer.from(JSON.stringify({ data: 'x'.repeat(bytes) }))
  const asJson = (bytes: number) => () => upload(carrier, json(bytes), { contentType: 'application/json' })
  const presented = Array.from({ length: maxArchivos }, () => uniqueLarge().bytes)
  const path = `${addresses.presentarPorCuenta}/${cuentaid}`
  const present = (files: readonly Buffer[]) => () => upload(administrador, multipart(files), { path })
  return [
    await told(
      'un archivo de más de 3 MB: lo dice Portal',
      () => upload(carrier, multipart([tooLarge])),
      /^200 .*supera el máximo/,
    ),
    await told(
      'cuatro de 3 MB: lo dice Portal',
      () => upload(carrier, multipart(tooMany)),
      /^200 .*más de 3 archivos/,
    ),
    await told('un cuerpo de más de 12,5 MB: lo corta el proxy', asJson(12_600_000), /^413/),
    await told('diez archivos de la consola: llegan a Portal', present(presented), /^200 .*success/),
    await told('y once, de más de 30,5 MB: lo corta el proxy', present([...presented, tooLarge]), /^413/),
    await told(
      'un legajo de 40 MB: llega a Portal',
      () =>
        upload(administrador, multipart([Buffer.alloc(40_000_000)]), {
          path: `${addresses.traerLegajo}/${cuentaid}`,
        }),
      /^200 .*"success":false/,
    ),
  ]
}

/** Who is answered while still sending may lose the answer with the connection, and tries again. */
async function answered<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await send()
    } catch (error) {
      const isCut = error instanceof Error && 'code' in error && /ECONNRESET|EPIPE/.test(String(error.code))
      if (!isCut || tries === 5) throw error
    }
  }
}

/** Slower than a proxy would like to get rid of it. */
const pauseMs = 120
const stretchBytes = 1_000_000

/** All of the account, as whoever reads slowly gets it: whole, with every file that was uploaded. */
export async function sendsToSlowReader(people: People, files: readonly Unique[]): Promise<Row> {
  const began = performance.now()
  const answer = await people.administrador.send(await exportUrl(people))
  const chunks: Buffer[] = []
  let sincePause = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    sincePause += chunk.length
    if (sincePause < stretchBytes) continue
    sincePause = 0
    await sleep(pauseMs)
  }
  const zip = Buffer.concat(chunks)
  const seconds = (performance.now() - began) / 1000
  const found = files.filter((file) => holdsFile(zip, file)).length
  return is(
    'una bajada de más de 50 MB, a quien lee despacio',
    `${inMega(zip.length)} MB en ${seconds.toFixed(0)} s, ${found} de ${files.length} archivos iguales`,
    'entera',
    { holds: zip.length > 50_000_000 && answer.complete && isWhole(zip) && found === files.length },
  )
}

/** They lie in the ZIP as they are. */
function holdsFile(zip: Buffer, { word, bytes }: Unique): boolean {
  const begin = zip.indexOf(word) - bytes.indexOf(word)
  return begin >= 0 && zip.subarray(begin, begin + bytes.length).equals(bytes)
}

/** A download that can't be finished must not look whole: it is cut off, or it is a ZIP that nothing opens. */
export async function passesOnCut(people: People, dataDir: string): Promise<Row> {
  const path = await someLarge(join(dataDir, 'archivos'))
  await rename(path, `${path}.aparte`)
  try {
    const answer = await people.administrador.send(await exportUrl(people))
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    await finished(answer).catch(() => {})
    const ended = isWhole(Buffer.concat(chunks))
    const looks = !answer.complete ? 'se corta' : ended ? 'parece entera' : 'llega a su fin, y no abre'
    return is('una bajada que Portal no puede terminar', looks, 'se corta, o no abre', {
      holds: answer.statusCode === 200 && !(answer.complete && ended),
    })
  } finally {
    await rename(`${path}.aparte`, path)
  }
}

/** Its last record says what is in it. */
const isWhole = (zip: Buffer) =>
  zip.length >= 22 && zip.lastIndexOf(Buffer.from('PK\x05\x06')) === zip.length - 22

async function exportUrl({ administrador, cuentaid }: People): Promise<string> {
  const [told] = await administrador.ask('ExportarCuenta', { cuentaid })
  return String(told?.['url'])
}

/** Of those that were uploaded here: nothing of the demonstration is that large. */
async function someLarge(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    if ((await stat(path)).size > 2_000_000) return path
  }
  throw new Stop('No se encontró en el disco lo que se subió.')
}

const inMega = (bytes: number) => (bytes / 1_000_000).toFixed(1)
