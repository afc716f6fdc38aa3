import { median } from './median.ts'
import { multipart, picture } from './picture.ts'
import { say } from './say.ts'
import type { Running } from './servers.ts'
import type { Carrier } from './sessions.ts'

/** What opening a kept file costs: the product holds it against the sum of when it came in (docs/decisions/0070). */

export const keptFilesName = 'leer 1 MiB'

/** Of so many files, each opened once in each turn, one after the other. */
const files = 100
const laterTurns = 3

export interface KeptFilesFigures {
  files: number
  mebibytes: number
  /** Until its last byte, in ms: of the first reading of a day, which reads it twice, and of the later ones. */
  first: Times
  later: Times
}

interface Times {
  p50: number
  slowest: number
}

export async function measureKeptFiles(
  { url }: Running,
  carriers: readonly Carrier[],
): Promise<KeptFilesFigures> {
  const bytes = picture()
  const kept = await Promise.all(
    Array.from({ length: files }, async (_, n) => {
      const cookie = carriers[n % carriers.length]?.cookie ?? ''
      return { cookie, path: `/api/archivos/${await upload(url, cookie, bytes)}` }
    }),
  )
  const turn = async (): Promise<number[]> => {
    const times: number[] = []
    for (const { cookie, path } of kept) {
      const began = performance.now()
      const answer = await fetch(url + path, { headers: { cookie } })
      const { byteLength } = await answer.arrayBuffer()
      times.push(performance.now() - began)
      if (!answer.ok || byteLength !== bytes.length)
        throw new Error(`a kept file was answered ${answer.status}`)
    }
    return times
  }
  const first = timesOf(await turn())
  const all: number[] = []
  for (let i = 0; i < laterTurns; i++) all.push(...(await turn()))
  const later = timesOf(all)
  say(
    `${keptFilesName}: la primera vez del día ${told(first)}, las siguientes ${told(later)} (${files} archivos, uno tras otro)`,
  )
  return { files, mebibytes: bytes.length / 2 ** 20, first, later }
}

async function upload(url: string, cookie: string, bytes: Buffer): Promise<string> {
  const { body, contentType } = multipart(bytes)
  const answer = await fetch(`${url}/api/upfile`, {
    method: 'POST',
    headers: { 'content-type': contentType, cookie, origin: url },
    body: new Uint8Array(body),
  })
  const said = (await answer.json()) as { result?: { records?: { archivoid: string }[] } } // the door's only answer
  const archivoid = said.result?.records?.[0]?.archivoid
  if (archivoid === undefined) throw new Error(`a file was not taken in: ${JSON.stringify(said)}`)
  return archivoid
}

const timesOf = (times: readonly number[]): Times => ({ p50: median(times), slowest: Math.max(...times) })

const told = ({ p50, slowest }: Times) => `${p50.toFixed(1)} ms (la más lenta ${slowest.toFixed(1)})`
