type TipoRecurso = 'transporte' | 'chofer' | 'chofer dado de baja' | 'dominio'

/** A filter by `chofer` brings those on leave too, as the call always did. */
export function tiposIncluded(tipo: TipoRecurso | undefined): TipoRecurso[] {
  if (tipo === undefined) return ['transporte', 'chofer', 'chofer dado de baja', 'dominio']
  return tipo === 'chofer' ? ['chofer', 'chofer dado de baja'] : [tipo]
}
