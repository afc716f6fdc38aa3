import type { CasillaAbierta } from '@portal/contract/pedidoAbierto.ts'

/** Whose it is beside what it is: of one's own papers nobody has to be told. */
export const Whose = ({ casilla }: { casilla: CasillaAbierta }) =>
  casilla.tiporecurso === 'dominio' && casilla.recurso !== null ? <b> {casilla.recurso}</b> : null
