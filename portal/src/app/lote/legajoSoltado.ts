import { useSyncExternalStore } from 'react'

/** A legajo that was let go on a screen of documents, until the bandeja takes it. */
let soltado: File | undefined
const listeners = new Set<() => void>()

const change = (file: File | undefined) => {
  soltado = file
  for (const each of listeners) each()
}

/** Whether what was let go is one ZIP: pages never are. */
export const legajoEntre = (files: readonly File[]): File | undefined =>
  files.length === 1 && files[0] && /\.zip$/i.test(files[0].name) ? files[0] : undefined

export const soltarLegajo = (file: File): void => change(file)
export const olvidarLegajo = (): void => change(undefined)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
export const useLegajoSoltado = (): File | undefined => useSyncExternalStore(subscribe, () => soltado)
