/** Which document types a resource is asked for on a day. The database's `tipo_exigido` decides the same. */

export interface Condiciones {
  docrectipo_recurso: string
  vigente_desde: string | null
  vigente_hasta: string | null
  aplica_vehiculos: readonly string[] | null
  aplica_carrocerias: readonly string[] | null
  aplica_tipo_vehiculo: string | null
  aplica_peligrosas: boolean
  aplica_alimentos: boolean
  aplica_titularidades: readonly string[] | null
  aplica_extranjeros: boolean
}

/** A type that is asked of all resources of its kind, on any day. */
export const sinCondiciones = {
  vigente_desde: null,
  vigente_hasta: null,
  aplica_vehiculos: null,
  aplica_carrocerias: null,
  aplica_tipo_vehiculo: null,
  aplica_peligrosas: false,
  aplica_alimentos: false,
  aplica_titularidades: null,
  aplica_extranjeros: false,
} satisfies Omit<Condiciones, 'docrectipo_recurso'>

export interface Atributos {
  tiporecurso: string
  vehiculo: string | null
  carroceria: string | null
  tipo_vehiculo: string | null
  transporta_peligrosas: boolean
  transporta_alimentos: boolean
  titularidad: string | null
  extranjero: boolean
}

export function tipoExigido(tipo: Condiciones, recurso: Atributos, dia: string): boolean {
  const oneOf = (values: readonly string[] | null, value: string | null) =>
    values === null || (value !== null && values.includes(value))
  return (
    tipo.docrectipo_recurso === recurso.tiporecurso &&
    // A requirement may start or end on a date, both included.
    (tipo.vigente_desde === null || tipo.vigente_desde <= dia) &&
    (tipo.vigente_hasta === null || tipo.vigente_hasta >= dia) &&
    oneOf(tipo.aplica_vehiculos, recurso.vehiculo) &&
    oneOf(tipo.aplica_carrocerias, recurso.carroceria) &&
    (tipo.aplica_tipo_vehiculo === null || tipo.aplica_tipo_vehiculo === recurso.tipo_vehiculo) &&
    (!tipo.aplica_peligrosas || recurso.transporta_peligrosas) &&
    (!tipo.aplica_alimentos || recurso.transporta_alimentos) &&
    oneOf(tipo.aplica_titularidades, recurso.titularidad) &&
    (!tipo.aplica_extranjeros || recurso.extranjero)
  )
}
