/** The longest time, in seconds, without one of these moments between `from` and `to` (ms, in order). */
export function longestGap(moments: readonly number[], from: number, to: number): number {
  const within = moments.filter((moment) => moment > from && moment < to)
  const before = moments.findLast((moment) => moment <= from) ?? from
  const edges = [before, ...within, to]
  return Math.max(...edges.slice(1).map((moment, i) => moment - (edges[i] ?? moment))) / 1000
}
