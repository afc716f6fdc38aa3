import { inLocale } from '@portal/ui/texts/locale.ts'

const month = inLocale((locale) => new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }))

/** `2026-11` → `noviembre 2026` */
export const mesEscrito = (periodo: string): string =>
  `${month().format(new Date(`${periodo}-01T00:00:00Z`))} ${periodo.slice(0, 4)}`

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
