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
  idleMebibytes: number
  loadedMebibytes: number
}

const goals = { startSeconds: 0.8, idleMebibytes: 150, loadedMebibytes: 200 }

interface Measuring {
  start: () => Promise<Running>
  /** What a process is kept busy with. */
  requests: (product: Running) => Load['requests']
  starts: number
  seconds: number
}

/** From starting the product's process to its first answer that asked the database, and the memory it takes before and under load. */
export async function measureProcess({
  start,
  requests,
  starts,
  seconds,
}: Measuring): Promise<ProcessFigures> {
  const all: ProcessFigures[] = []
  for (let i = 0; i < starts; i++) {
    const began = performance.now()
    const product = await start()
    try {
      const answer = await fetch(`${product.url}/api/geografia`)
      if (!answer.ok) throw new Error(`the first answer was ${answer.status}`)
      await answer.arrayBuffer()
      const startSeconds = (performance.now() - began) / 1000
      const idleMebibytes = await mebibytesOf(product.pid)
      await measure({ url: product.url, connections: 16, seconds, requests: requests(product) })
      all.push({ startSeconds, idleMebibytes, loadedMebibytes: await mebibytesOf(product.pid) })
    } finally {
      await product.stop()
    }
  }
  const of = (figure: keyof ProcessFigures) => median(all.map((each) => each[figure]))
  const figures = {
    startSeconds: of('startSeconds'),
    idleMebibytes: of('idleMebibytes'),
    loadedMebibytes: of('loadedMebibytes'),
  }
  const held = (figure: keyof ProcessFigures) =>
    `meta ≤ ${goals[figure]}: ${figures[figure] <= goals[figure] ? 'sí' : 'NO'}`
  say(`arranque hasta la primera respuesta: ${figures.startSeconds.toFixed(2)} s (${held('startSeconds')})`)
  say(
    `memoria en reposo ${figures.idleMebibytes.toFixed(0)} MiB (${held('idleMebibytes')}), ` +
      `con carga ${figures.loadedMebibytes.toFixed(0)} MiB (${held('loadedMebibytes')})`,
  )
  return figures
}
