/**
 * The places of a unit, from the front to the back and then who drives: the order in which parts are told, and in which a
 * pass writes them, so that it is part of what was signed. Without the transporte, which is a part of every unit. No schema
 * here: a gate's worker reads it too.
 */
export const lugaresDeDominio = ['tractor', 'arrastre1', 'arrastre2'] as const
export const lugaresDeChofer = ['chofer1', 'chofer2'] as const
export const lugares = [...lugaresDeDominio, ...lugaresDeChofer] as const
export type Lugar = (typeof lugares)[number]

const deChofer: readonly string[] = lugaresDeChofer
export const esDeChofer = (lugar: string): boolean => deChofer.includes(lugar)

/** A value for each place. */
export const enCadaLugar = <Value>(valueOf: (lugar: Lugar) => Value): Record<Lugar, Value> =>
  Object.fromEntries(lugares.map((lugar) => [lugar, valueOf(lugar)])) as Record<Lugar, Value> // each place has an entry
