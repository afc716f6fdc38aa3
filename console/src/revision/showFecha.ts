import { formatDate, formatPeriod } from '@portal/ui/show/format.ts'

/** A calendar date or a period, as people write it. */
export const showFecha = (fecha: string): string =>
  fecha.length === 'YYYY-MM'.length ? formatPeriod(fecha) : formatDate(fecha)
