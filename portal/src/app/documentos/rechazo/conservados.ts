import type { Documento } from '../documento.ts'

type Rechazado = Pick<Documento, 'archivos' | 'marca_rechazo' | 'juntos'>
type Archivos = NonNullable<Documento['archivos']>

/**
 * The files of a rejected presentation, which can be presented again. A back office that does not say what was presented
 * together does not know how to take a file again.
 */
export const reutilizables = ({ archivos = [], juntos }: Rechazado): Archivos =>
  juntos === undefined ? [] : archivos

/** Those that were not the trouble: the one that carries the mark was, and one that was alone. */
export const conservados = (rechazado: Rechazado): Archivos => {
  const archivos = reutilizables(rechazado)
  return archivos.length < 2
    ? []
    : archivos.filter(({ archivoid }) => archivoid !== rechazado.marca_rechazo?.archivoid)
}
