import { setTimeout } from 'node:timers/promises'
import { mebibytesOf } from './cpu.ts'
import { measure } from './load/measure.ts'
import type { Load } from './load/request.ts'
import { median } from './median.ts'
import { say } from './say.ts'
import type { Running } from './servers.ts'

/** Of a product that was started anew each time. */
export interface ProcessFigures {
  /** Until its first answer that asked the database. */
  startSeconds: number
  /** After that answer: what starting left behind is in it. */
  startedMebibytes: number
  /** Once nobody has asked anything for `restSeconds`. */
  idleMebibytes: number
  loadedMebibytes: number
}

/** By then V8 has given back what starting left: it takes some 20 s of rest. */
const restSeconds = 40

const goals = { startSeconds: 0.8, idleMebibytes: 150, loadedMebibytes: 200 }

interface Measuring {
  start: () => Promise<Running>
  /** What a process is kept busy with. */
  requests: (product: Running) => Load['requests']
  starts: number
  seconds: number
}

/**
 * From starting the product's process to its first answer that asked the database, and the memory it takes then, under load and
 * at rest. At rest the last of `starts` alone is looked at.
 */
export async function measureProcess({
  start,
  requests,
  starts,
  seconds,
}: Measuring): Promise<ProcessFigures> {
  const all: Omit<ProcessFigures, 'idleMebibytes'>[] = []
  let idleMebibytes = Number.NaN
  for (let i = 0; i < starts; i++) {
    const began = performance.now()
    const product = await start()
    try {
      const answer = await fetch(`${product.url}/api/geografia`)
      if (!answer.ok) throw new Error(`the first answer was ${answer.status}`)
      await answer.arrayBuffer()
      const startSeconds = (performance.now() - began) / 1000
      const startedMebibytes = await mebibytesOf(product.pid)
      if (i === starts - 1) {
        await setTimeout(restSeconds * 1000)
        idleMebibytes = await mebibytesOf(product.pid)
      }
      await measure({ url: product.url, connections: 16, seconds, requests: requests(product) })
      all.push({ startSeconds, startedMebibytes, loadedMebibytes: await mebibytesOf(product.pid) })
    } finally {
      await product.stop()
    }
  }
  const of = (figure: keyof (typeof all)[number]) => median(all.map((each) => each[figure]))
  const figures = {
    startSeconds: of('startSeconds'),
    startedMebibytes: of('startedMebibytes'),
    idleMebibytes,
    loadedMebibytes: of('loadedMebibytes'),
  }
  const held = (figure: keyof typeof goals) =>
    `meta ≤ ${goals[figure]}: ${figures[figure] <= goals[figure] ? 'sí' : 'NO'}`
  say(`arranque hasta la primera respuesta: ${figures.startSeconds.toFixed(2)} s (${held('startSeconds')})`)
  say(
    `memoria al arrancar ${figures.startedMebibytes.toFixed(0)} MiB, ` +
      `tras ${restSeconds} s en reposo ${figures.idleMebibytes.toFixed(0)} MiB (${held('idleMebibytes')}), ` +
      `con carga ${figures.loadedMebibytes.toFixed(0)} MiB (${held('loadedMebibytes')})`,
  )
  return figures
}
