const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

const ago = new Intl.RelativeTimeFormat('es-AR', { numeric: 'always' })

/** How long ago an ISO instant was, in its largest whole unit: `hace 3 días`. Undefined within the first minute. */
export const antiguedad = (desde: string, ahora: number): string | undefined => {
  const elapsed = ahora - Date.parse(desde)
  const largest = units.find(({ ms }) => elapsed >= ms)
  return largest && ago.format(-Math.floor(elapsed / largest.ms), largest.unit)
}
