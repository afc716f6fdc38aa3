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
  | { que: 'visita' }
  | { que: 'adentro' }
  | { que: 'evacuar' }
  | { que: 'pasos' }
  | { que: 'menu' }
