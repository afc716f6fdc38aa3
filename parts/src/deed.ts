import type { EstadoCasilla } from '@portal/contract/recursos.ts'
import type { Vigencia } from '@portal/contract/vigencia.ts'

/** What presenting a document is called, by how its slot stands. */
export type Deed = 'presentar' | 'volver' | 'renovar' | 'otraVez'

interface Standing {
  estado?: EstadoCasilla | undefined
  vigencia?: Vigencia | undefined
  fecha_vencimiento?: string | null | undefined
}

/**
 * What its carrier can do about a document: nothing while the provider decides, or keeps it blocked. One that never ends
 * has nothing to renew; presenting it again is for who has a better copy, and nobody has to be urged to it.
 */
export function deedOf({ estado, vigencia, fecha_vencimiento }: Standing): Deed | undefined {
  switch (estado) {
    case 'pendiente':
      return 'presentar'
    case 'rechazado':
      return 'volver'
    case 'vencido':
      return 'renovar'
    case 'activo':
      return neverEnds({ vigencia, fecha_vencimiento }) ? 'otraVez' : 'renovar'
    case 'en revision':
    case 'bloqueado':
    case undefined:
      return undefined
  }
}

/** Where a back office does not say how a document stays valid, one without a date is taken at its word. */
const neverEnds = ({ vigencia, fecha_vencimiento }: Omit<Standing, 'estado'>): boolean =>
  vigencia === undefined ? !fecha_vencimiento : vigencia === 'sin vencimiento'
