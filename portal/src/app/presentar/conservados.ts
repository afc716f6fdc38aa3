import type { Documento } from '../documentos/documento.ts'

/**
 * The files of a rejected presentation that were not the trouble: the one that carries the mark was, and one that was
 * alone. A back office that does not say what was presented together does not know how to take a file again.
 */
export const conservados = ({
  archivos = [],
  marca_rechazo,
  juntos,
}: Pick<Documento, 'archivos' | 'marca_rechazo' | 'juntos'>): NonNullable<Documento['archivos']> =>
  juntos === undefined || archivos.length < 2
    ? []
    : archivos.filter(({ archivoid }) => archivoid !== marca_rechazo?.archivoid)
