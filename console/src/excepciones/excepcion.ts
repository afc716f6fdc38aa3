import type { Result } from '@portal/contract'

export type Excepcion = Result<'ListExcepciones'>['records'][number]

/** Of which document, and whose: "VTV de AB123CD". */
export const deQue = ({
  nombre_corto,
  tipodocumento,
  dominio,
  nombre,
}: Pick<Excepcion, 'nombre_corto' | 'tipodocumento' | 'dominio' | 'nombre'>) => ({
  documento: nombre_corto ?? tipodocumento,
  recurso: dominio ?? nombre,
})
