import type { Vista } from './useFraseDeVista.ts'

/** Whether a change touches anybody on one side. */
export const alguien = ({ choferes, dominios, transportes }: Vista['pierden']) =>
  choferes + dominios + transportes > 0
