import type { CasillaPedible } from './pedir/eleccion.ts'

/** A link that was just made: it is known here alone, and no more once this is closed. */
export interface EnlaceHecho {
  pedidoid: string
  enlace: string
  destinatario?: string | undefined
  telefono?: string | null | undefined
  vence?: string | undefined
  nota: string
  papeles: readonly Pick<CasillaPedible, 'nombre' | 'nombre_corto' | 'periodo'>[]
}
