import type { TipoDocumento } from '../catalogo/tipo.ts'
import { tipoExigido } from '../rules/requisitos.ts'
import type { Subject } from './writePaper.ts'

/** Whether papers of this type are asked for this driver or vehicle, or else for the carrier itself. */
export function isFor(tipo: TipoDocumento, { chofer, dominio }: Subject, today: string): boolean {
  const atributos = {
    tiporecurso: recursoOf(chofer, dominio),
    vehiculo: dominio?.vehiculo ?? null,
    carroceria: dominio?.carroceria ?? null,
    tipo_vehiculo: dominio?.tipo_vehiculo ?? null,
    transporta_peligrosas: (chofer ?? dominio)?.transporta_peligrosas ?? false,
    transporta_alimentos: (chofer ?? dominio)?.transporta_alimentos ?? false,
    titularidad: dominio?.titularidad ?? null,
    extranjero: chofer !== undefined && chofer.nacionalidad !== 'Argentina',
  }
  return tipoExigido(tipo, atributos, today)
}

/** A vehicle on leave keeps the papers it had. */
function recursoOf(chofer: Subject['chofer'], dominio: Subject['dominio']) {
  if (chofer) return chofer.estado_cuenta === 'BAJA' ? 'chofer dado de baja' : 'chofer'
  return dominio ? 'dominio' : 'transporte'
}
