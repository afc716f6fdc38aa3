import { periodoDe, sumarAlPeriodo, sumarDias, sumarMeses } from '@portal/contract/calendario.ts'

export type Vigencia = 'impresa' | 'meses' | 'mensual' | 'sin vencimiento'

export interface ReglaDeVigencia {
  vigencia: Vigencia
  meses: number | null
  /** Of a monthly type: from this day of the following month on, a period is demanded. */
  dia_exigible: number
}

export interface FechasDeclaradas {
  fecha_emision: string | null
  fecha_vencimiento: string | null
  periodo: string | null
}

/** The last day on which a document is valid, from what its paper says; null when it never ends. */
export function vencimientoDe(
  { vigencia, meses, dia_exigible }: ReglaDeVigencia,
  { fecha_emision, fecha_vencimiento, periodo }: FechasDeclaradas,
): string | null {
  switch (vigencia) {
    case 'impresa':
      return fecha_vencimiento
    case 'meses':
      return fecha_emision === null || meses === null ? null : sumarMeses(fecha_emision, meses)
    case 'mensual':
      return periodo === null ? null : finDelPeriodo(periodo, dia_exigible)
    case 'sin vencimiento':
      return null
  }
}

/** Period P covers until the day before P+1 is demanded. See docs/decisions/0007. */
export function finDelPeriodo(periodo: string, diaExigible: number): string {
  const demandsNext = `${sumarAlPeriodo(periodo, 2)}-${String(diaExigible).padStart(2, '0')}`
  return sumarDias(demandsNext, -1)
}

/** The newest period that is demanded on a day. */
export function periodoExigible(dia: string, diaExigible: number): string {
  const meses = Number(dia.slice(8)) >= diaExigible ? -1 : -2
  return sumarAlPeriodo(periodoDe(dia), meses)
}
