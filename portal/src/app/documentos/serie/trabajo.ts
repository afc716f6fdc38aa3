/** How far one of several documents is. */
export interface Trabajo {
  archivos: number
  /** Something was typed. */
  escrito: boolean
  /** A file of it did not go up. */
  fallo: boolean
  presentado?: boolean
}

/** What closing the dialog would lose of all of them. */
export const sinPresentar = (trabajos: Iterable<Trabajo>) => {
  const abiertos = [...trabajos].filter(({ presentado }) => !presentado)
  const archivos = abiertos.reduce((sum, each) => sum + each.archivos, 0)
  return { archivos, algo: archivos > 0 || abiertos.some(({ escrito }) => escrito) }
}

export type Paso = 'presentado' | 'fallo' | 'listo' | 'falta'

export const pasoDe = (trabajo: Trabajo | undefined): Paso => {
  if (!trabajo) return 'falta'
  if (trabajo.presentado) return 'presentado'
  if (trabajo.fallo) return 'fallo'
  return trabajo.archivos > 0 ? 'listo' : 'falta'
}

/** The place of the next one to present: after this one, else from the first; absent when none is left. */
export const siguienteDe = (presentados: readonly boolean[], actual: number): number | undefined => {
  const places = [...presentados.keys()]
  return [...places.slice(actual + 1), ...places.slice(0, actual)].find((place) => !presentados[place])
}
