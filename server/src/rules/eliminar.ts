import { sentence, type Sentence } from '@portal/contract/wording.ts'

/** What hangs on a chofer, dominio or unidad, so that it stays: as `eliminar_recursos` of the database says it. */
export type MotivoDeQuedar = 'bloqueado' | 'baja' | 'documentos' | 'unidad' | 'excepcion' | 'historial'

/** Why it stays, by name, and what to do instead. */
export function porQueQueda(quien: string, motivo: MotivoDeQuedar): Sentence {
  switch (motivo) {
    case 'bloqueado':
      return sentence('quedaBloqueado', { quien })
    case 'baja':
      return sentence('quedaDadoDeBaja', { quien })
    case 'documentos':
      return sentence('quedaPorDocumentos', { quien })
    case 'unidad':
      return sentence('quedaPorUnidad', { quien })
    case 'excepcion':
      return sentence('quedaPorExcepcion', { quien })
    case 'historial':
      return sentence('quedaPorHistorial', { quien })
  }
}
