import type { Revision } from './revision.ts'

/** What a document is called in a sentence, and whose it is: people know a vehicle by its plate. */
export const nombreDe = ({
  tipodocumento,
  nombre_corto,
  nombre,
  dominio,
}: Pick<Revision, 'tipodocumento' | 'nombre_corto' | 'nombre' | 'dominio'>) => ({
  tipo: nombre_corto ?? tipodocumento,
  nombre: dominio ?? nombre,
})
