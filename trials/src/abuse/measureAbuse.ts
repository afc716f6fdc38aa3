import { setTimeout as sleep } from 'node:timers/promises'
import { emailOf, password } from '@portal/bench/people.ts'
import type { Running } from '@portal/bench/servers.ts'
import { cookiesAt } from '@portal/bench/signIn.ts'
import { addresses } from '@portal/contract/door.ts'
import { heavyPdf, heavyPicture } from './heavyPictures.ts'
import { watchMemory, type Peaks } from '../watchMemory.ts'

/** Milliseconds that somebody waited, of so many times. */
export interface Waited {
  times: number
  p50: number
  p99: number
}

export interface AbuseFigures {
  /** Another person's sign-in, one after the other, while nobody else calls. */
  signInAlone: Waited
  /** The same while one account uploads and looks as much as it can. */
  signInMeanwhile: Waited
  /** A third one's upload of a page, meanwhile. */
  uploadMeanwhile: Waited
  /** What the account that does too much was answered, by status; 200 is kept. */
  uploads: Readonly<Record<string, number>>
  thumbnails: Readonly<Record<string, number>>
  mebibytes: Peaks
}

/** What is held against them. */
export const abuseGoals = { signInP99Ms: 300, nodeMebibytes: 300, allMebibytes: 600 } as const

interface Asked {
  product: Running
  /** Numbers of three carriers: who does too much, who signs in, who uploads a page now and then. */
  carriers: readonly [number, number, number]
  seconds: number
  /** As many pictures as are sent at once. */
  atOnce?: number
}

/**
 * One account sends large pictures, fifteen at once and again as soon as they are answered, and asks for small pictures of
 * page after page; meanwhile another person signs in, and a third one uploads a page.
 */
export async function measureAbuse({
  product,
  carriers,
  seconds,
  atOnce = 15,
}: Asked): Promise<AbuseFigures> {
  const [abuser, person, third] = carriers
  const [cookie = '', thirdCookie = ''] = await cookiesAt(product, [abuser, third])
  // Made before: whoever measures isn't kept waiting by what it does itself.
  const picture = heavyPicture()
  const papers = Array.from({ length: Math.ceil(seconds * 4) }, (_, n) => heavyPdf(n))
  // Half of the time for nothing: what runs for the first time is slower.
  await repeat(seconds / 2, () => signInOnce(product, person))
  const signInAlone = waitedOf(await repeat(seconds, () => signInOnce(product, person)))

  const paper = (n: number) => papers[n % papers.length] ?? Buffer.alloc(0)
  const memory = watchMemory(product.pid)
  const uploads: Record<string, number> = {}
  const thumbnails: Record<string, number> = {}
  const count = (counts: Record<string, number>, status: number) => {
    counts[status] = (counts[status] ?? 0) + 1
  }
  const over = Date.now() + seconds * 1_000
  const storm = [
    ...Array.from({ length: atOnce }, async () => {
      while (Date.now() < over) count(uploads, (await upload(product, cookie, 'foto.png', picture)).status)
    }),
    ...Array.from({ length: 3 }, async (_, lane) => {
      for (let n = lane; Date.now() < over; n += 3) {
        const { status, archivoid } = await upload(product, cookie, 'papel.pdf', paper(n))
        count(uploads, status)
        if (archivoid !== undefined) count(thumbnails, await lookAt(product, cookie, archivoid))
      }
    }),
  ]
  const pages: number[] = []
  const [signIns] = await Promise.all([
    repeat(seconds, () => signInOnce(product, person)),
    (async () => {
      for (let n = 0; Date.now() < over; n++) {
        const began = performance.now()
        const { archivoid } = await upload(product, thirdCookie, 'papel.pdf', paper(n))
        if (archivoid === undefined) throw new Error('the page of somebody who does little was refused')
        pages.push(performance.now() - began)
        await sleep(200)
      }
    })(),
    ...storm,
  ])
  return {
    signInAlone,
    signInMeanwhile: waitedOf(signIns),
    uploadMeanwhile: waitedOf(pages),
    uploads,
    thumbnails,
    mebibytes: await memory.stop(),
  }
}

/** How long each took. */
async function repeat(seconds: number, work: () => Promise<void>): Promise<number[]> {
  const all: number[] = []
  for (const over = Date.now() + seconds * 1_000; Date.now() < over;) {
    const began = performance.now()
    await work()
    all.push(performance.now() - began)
    await sleep(20)
  }
  return all
}

function waitedOf(milliseconds: readonly number[]): Waited {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  return { times: sorted.length, p50: at(0.5), p99: at(0.99) }
}

/** Throws on what is no session. */
async function signInOnce({ url }: Running, n: number): Promise<void> {
  const answer = await fetch(`${url}/api/mobile`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ _operation: 'login', username: emailOf(n), password }),
  })
  const text = await answer.text()
  if (answer.headers.getSetCookie().length === 0) throw new Error(`no sign-in: ${answer.status} ${text}`)
}

async function upload({ url }: Running, cookie: string, name: string, bytes: Buffer) {
  const body = new FormData()
  body.append('_operation', 'upfile')
  body.append('data', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(url + addresses.upfile, {
    method: 'POST',
    headers: { origin: url, cookie },
    body,
  })
  const archivoid = /"archivoid":"([^"]+)"/.exec(await answer.text())?.[1]
  return { status: answer.status, archivoid }
}

async function lookAt({ url }: Running, cookie: string, archivoid: string): Promise<number> {
  const answer = await fetch(`${url}/api/archivos/${archivoid}?miniatura=1`, { headers: { cookie } })
  await answer.arrayBuffer()
  return answer.status
}
