import type { Condiciones } from '@portal/contract/reglaDeTipo.ts'

/** Which document types a resource is asked for on a day, wherever it works. The database's `tipo_exigido` decides the same. */

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

export const tipoExigido = (tipo: Condiciones, recurso: Atributos, dia: string): boolean =>
  tipo.alcance === 'general' && tipoAplica(tipo, recurso, dia)

/** Whether it can be asked of it at all. The database's `tipo_aplica` decides the same. */
export function tipoAplica(tipo: Condiciones, recurso: Atributos, dia: string): boolean {
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
