/** How many of what waits came in so many days ago. */
export interface Dia {
  dias: number
  cantidad: number
}

/** Days that one bar stands for, both included; the last one has all that is older. */
export interface Tramo {
  desde: number
  hasta: number
  cantidad: number
  tarde: boolean
}

/** Bars on each side of what is promised. */
const side = 3
/** Bars while nothing is promised. */
const alone = 6

const spread = (first: number, last: number, bars: number): [desde: number, hasta: number][] => {
  const length = Math.min(bars, last - first + 1)
  return Array.from({ length }, (_, index) => [first + index, index === length - 1 ? last : first + index])
}

/** The bars of what waits, from today's to the oldest: up to what is promised, and past it as far as anything waited. */
export function tramosDe(porDias: readonly Dia[], plazo: number | null): Tramo[] {
  const oldest = Math.max(0, ...porDias.map(({ dias }) => dias))
  const spans =
    plazo === null
      ? spread(0, oldest, alone)
      : [...spread(0, plazo, side), ...(oldest > plazo ? spread(plazo + 1, oldest, side) : [])]
  return spans.map(([desde, hasta]) => ({
    desde,
    hasta,
    cantidad: porDias
      .filter(({ dias }) => dias >= desde && dias <= hasta)
      .reduce((sum, { cantidad }) => sum + cantidad, 0),
    tarde: plazo !== null && desde > plazo,
  }))
}
