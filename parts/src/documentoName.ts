import { nombreDelMes } from './meses.ts'

/** `2026-11` → `noviembre 2026` */
const mesEscrito = (periodo: string): string => `${nombreDelMes(periodo)} ${periodo.slice(0, 4)}`

interface Documento {
  nombre: string
  nombre_corto?: string | null | undefined
  periodo?: string | null | undefined
  /** A month of its own beside its slot. */
  mes?: boolean | undefined
}

/** What a document is called: where a month stands for itself, by that month («F. 931, noviembre 2026»). */
export const documentoName = ({ nombre, nombre_corto, periodo, mes }: Documento): string =>
  mes === true && periodo ? `${nombre_corto ?? nombre}, ${mesEscrito(periodo)}` : nombre
