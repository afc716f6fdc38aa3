import type { Llegada, Vista } from './juicio/llegada.ts'

/** What is on screen. Screens have no addresses: what is begun at a gate is done there, or not at all. */
export type Pantalla =
  | { que: 'escanear'; dice?: string }
  /** A pass that is good: whether it is of the truck that stands there. */
  | { que: 'comparar'; llegada: Llegada }
  | { que: 'no coincide'; llegada: Llegada; tecleado: string }
  /** Several units have what was typed. */
  | { que: 'elegir'; texto: string; llegadas: readonly Llegada[] }
  | { que: 'respuesta'; llegada: Llegada }
  | { que: 'otro'; llegada: Llegada; vista: Vista }
  | { que: 'igual'; llegada: Llegada; vista: Vista; motivos: string[] }
  /** With the camera open for a document, what is written stays. */
  | { que: 'visita'; escanea?: true }
  | { que: 'adentro' }
  | { que: 'evacuar' }
  | { que: 'pasos' }
  | { que: 'menu' }

export const primera: Pantalla = { que: 'escanear' }

/**
 * Where Back leads, the screen's own and the device's. Nowhere from an answer, which asks to be answered, and from the first, which
 * is left as any page is.
 */
export function atras(pantalla: Pantalla): Pantalla | undefined {
  switch (pantalla.que) {
    case 'escanear':
    case 'respuesta':
    case 'no coincide':
      return undefined
    case 'otro':
    case 'igual':
      return { que: 'respuesta', llegada: pantalla.llegada }
    case 'evacuar':
      return { que: 'adentro' }
    case 'visita':
      return pantalla.escanea ? { que: 'visita' } : primera
    default:
      return primera
  }
}
