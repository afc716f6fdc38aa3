import type { TipoDocumento } from '../catalogo/tipo.ts'
import type { Subject } from './papers.ts'

/** Whether the carrier presents papers of this type for this resource. */
export function isFor(tipo: TipoDocumento, { chofer, dominio }: Subject, today: string): boolean {
  if (tipo.vigente_hasta !== null && tipo.vigente_hasta < today) return false
  if (tipo.docrectipo_recurso !== recursoOf(chofer, dominio)) return false
  const { aplica } = tipo
  const resource = chofer ?? dominio
  return (
    (!aplica.transporta_peligrosas || resource?.transporta_peligrosas === true) &&
    (!aplica.transporta_alimentos || resource?.transporta_alimentos === true) &&
    (!aplica.tipo_vehiculo || dominio?.tipo_vehiculo === aplica.tipo_vehiculo) &&
    (!aplica.carroceria || aplica.carroceria.includes(dominio?.carroceria ?? '')) &&
    (!aplica.titularidad || aplica.titularidad.includes(dominio?.titularidad ?? ''))
  )
}

function recursoOf(chofer: Subject['chofer'], dominio: Subject['dominio']) {
  if (chofer) return chofer.estado_cuenta === 'BAJA' ? 'chofer dado de baja' : 'chofer'
  return dominio ? 'dominio' : 'transporte'
}
