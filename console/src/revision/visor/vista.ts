import { useCallback, useState } from 'react'
import type { Revision } from '../documento/revision.ts'

type Archivos = readonly Pick<Revision['archivos'][number], 'archivoid'>[]

/** How a file stands before the eyes of the person: drawn, impossible to draw, or looked at as the original. */
export type Vista = 'dibujado' | 'fallido' | 'original'

/** Of each file that was opened, by its id; one that is on its way is not in it. */
type Vistas = Readonly<Record<string, Vista>>

/**
 * Whether a document can be decided: once the first page of its first file is really there. A file that could not be
 * drawn stops it until the person says that they looked at the original.
 */
export const vistaDe = (archivos: Archivos, vistas: Vistas): 'en camino' | 'visto' | 'fallido' => {
  const each = archivos.map(({ archivoid }) => vistas[archivoid])
  if (each.includes('fallido')) return 'fallido'
  return each[0] === undefined ? 'en camino' : 'visto'
}

export const useVistas = () => {
  const [vistas, setVistas] = useState<Vistas>({})
  const look = useCallback((archivoid: string, vista: Vista | undefined) => {
    setVistas((before) => {
      const others = Object.entries(before).filter(([id]) => id !== archivoid)
      return Object.fromEntries(vista === undefined ? others : [...others, [archivoid, vista]])
    })
  }, [])
  return { vistas, look }
}
