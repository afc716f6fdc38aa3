import type { Answered } from './keepAsking.ts'

/** What a fall did to those who were asking, from the moment it happened. */
export interface Fall {
  /** Answers by status; 0 where none came. */
  statuses: Record<string, number>
  /** Seconds from the fall to the first good answer that was asked for after it, of the call that took longest to get one. */
  backSeconds: number
  /** Seconds from the fall to the last answer that was not good. */
  quietSeconds: number
  /** Answers that are neither good nor 503: what the product promises never to say. */
  odd: readonly Answered[]
  slowestMs: number
}

export function fallOf(answered: readonly Answered[], fellAt: number): Fall {
  const since = answered.filter(({ at, took }) => at + took >= fellAt)
  const statuses: Record<string, number> = {}
  for (const { status } of since) statuses[status] = (statuses[status] ?? 0) + 1
  const asked = since.filter(({ at }) => at >= fellAt)
  const firstBad = asked.find(({ good }) => !good)?.at ?? fellAt
  const names = [...new Set(asked.map(({ name }) => name))]
  const back = names.map((name) => {
    const again = asked.find((one) => one.name === name && one.good && one.at >= firstBad)
    return again ? again.at + again.took - fellAt : Infinity
  })
  const bad = since.filter(({ good }) => !good)
  return {
    statuses,
    backSeconds: Math.max(0, ...back) / 1000,
    quietSeconds: Math.max(0, ...bad.map(({ at, took }) => at + took - fellAt)) / 1000,
    odd: bad.filter(({ status }) => status !== 503),
    slowestMs: Math.max(0, ...since.map(({ took }) => took)),
  }
}

export function rowOf(name: string, { statuses, backSeconds, quietSeconds, odd, slowestMs }: Fall): string {
  const counts = Object.entries(statuses)
    .map(([status, n]) => `${status === '0' ? 'sin respuesta' : status} × ${String(n)}`)
    .join(', ')
  return [
    name.padEnd(46),
    `vuelve en ${backSeconds.toFixed(1).padStart(5)} s`,
    `último error ${quietSeconds.toFixed(1).padStart(5)} s`,
    `la más lenta ${(slowestMs / 1000).toFixed(1).padStart(5)} s`,
    counts,
    odd.length > 0 ? `MAL: ${String(odd.length)}` : 'bien',
  ].join('  ')
}
