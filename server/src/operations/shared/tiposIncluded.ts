import { TipoRecurso } from '@portal/contract/recursos.ts'

/** A filter by `chofer` brings those on leave too, as the call always did. */
export function tiposIncluded(tipo: TipoRecurso | undefined): TipoRecurso[] {
  if (tipo === undefined) return TipoRecurso.options
  return tipo === 'chofer' ? ['chofer', 'chofer dado de baja'] : [tipo]
}
