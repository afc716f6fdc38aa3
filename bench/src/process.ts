import { readFile } from 'node:fs/promises'
import { measure } from './load.ts'
import { median } from './median.ts'
import { say } from './say.ts'
import { startProduct } from './servers.ts'

const starts = 5

/** From starting the product's process to its first answer that asked the database, and the memory it takes before and under load. */
export async function measureProcess(databaseUrl: string, dir: string): Promise<void> {
  const seconds: number[] = []
  const idle: number[] = []
  const loaded: number[] = []
  for (let start = 0; start < starts; start++) {
    const began = performance.now()
    const product = await startProduct(31_803, databaseUrl, dir)
    try {
      const answer = await fetch(`${product.url}/api/geografia`)
      if (!answer.ok) throw new Error(`the first answer was ${answer.status}`)
      await answer.arrayBuffer()
      seconds.push((performance.now() - began) / 1000)
      idle.push(await mebibytesOf(product.pid))
      const requests = [{ path: '/api/geografia', headers: {}, body: '', method: 'GET' as const }]
      await measure({ url: product.url, connections: 16, seconds: 5, requests })
      loaded.push(await mebibytesOf(product.pid))
    } finally {
      await product.stop()
    }
  }
  say(`arranque hasta la primera respuesta: ${median(seconds).toFixed(2)} s (meta ≤ 1.2)`)
  say(
    `memoria en reposo ${median(idle).toFixed(0)} MiB (meta ≤ 150), con carga ${median(loaded).toFixed(0)} MiB (meta ≤ 260)`,
  )
}

/** What the process has in memory, as Linux counts it. */
async function mebibytesOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}
