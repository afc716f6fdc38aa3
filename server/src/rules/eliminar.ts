/** What hangs on a chofer, dominio or unidad, so that it stays: as `eliminar_recursos` of the database says it. */
export type MotivoDeQuedar = 'bloqueado' | 'baja' | 'documentos' | 'unidad' | 'excepcion' | 'historial'

/** Why it stays, by name, and what to do instead. */
export function porQueQueda(quien: string, motivo: MotivoDeQuedar): string {
  switch (motivo) {
    case 'bloqueado':
      return `${quien} está bloqueado por el proveedor.`
    case 'baja':
      return `${quien} ya está dado de baja, y su historial se conserva.`
    case 'documentos':
      return `${quien} tiene documentos presentados: dalo de baja.`
    case 'unidad':
      return `${quien} está o estuvo en una unidad: dalo de baja.`
    case 'excepcion':
      return `${quien} tiene una excepción del proveedor: dalo de baja.`
    case 'historial':
      return `${quien} ya tiene historial: dalo de baja.`
  }
}
