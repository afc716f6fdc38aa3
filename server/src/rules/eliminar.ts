import { oracion, type Dicho } from '@portal/contract/dicho.ts'

/** What hangs on a chofer, dominio or unidad, so that it stays: as `eliminar_recursos` of the database says it. */
export type MotivoDeQuedar = 'bloqueado' | 'baja' | 'documentos' | 'unidad' | 'excepcion' | 'historial'

/** Why it stays, by name, and what to do instead. */
export function porQueQueda(quien: string, motivo: MotivoDeQuedar): Dicho {
  switch (motivo) {
    case 'bloqueado':
      return oracion('quedaBloqueado', { quien })
    case 'baja':
      return oracion('quedaDadoDeBaja', { quien })
    case 'documentos':
      return oracion('quedaPorDocumentos', { quien })
    case 'unidad':
      return oracion('quedaPorUnidad', { quien })
    case 'excepcion':
      return oracion('quedaPorExcepcion', { quien })
    case 'historial':
      return oracion('quedaPorHistorial', { quien })
  }
}
