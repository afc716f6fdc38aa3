import { fechaLegible, periodoDe } from '@portal/contract/calendario.ts'
import { vencimientoDe, type FechasDeclaradas, type ReglaDeVigencia } from './vencimiento.ts'

/** What is wrong with the dates of a presentation made on the day `hoy`: a sentence for each field. Nobody presents what has ended. */
export function presentacionProblems(
  tipo: ReglaDeVigencia,
  fechas: FechasDeclaradas,
  hoy: string,
): Record<string, string> {
  const problems = fechasProblems(tipo, fechas, hoy)
  if (Object.keys(problems).length > 0) return problems
  const vencimiento = vencimientoDe(tipo, fechas)
  if (vencimiento === null || vencimiento >= hoy) return problems
  return {
    [campoQueVence[tipo.vigencia]]:
      `El documento venció el ${fechaLegible(vencimiento)}: presentá uno vigente`,
  }
}

/** What is wrong with dates however late it is: one that ended while it waited may still be approved, and shows as vencido. */
export function fechasProblems(
  tipo: ReglaDeVigencia,
  fechas: FechasDeclaradas,
  hoy: string,
): Record<string, string> {
  const problems: Record<string, string> = {}
  const { fecha_emision, fecha_vencimiento, periodo } = fechas
  if (fecha_emision !== null && fecha_emision > hoy)
    problems['fecha_emision'] = 'La fecha de emisión no puede ser futura'

  if (tipo.vigencia === 'impresa') {
    if (fecha_vencimiento === null) problems['fecha_vencimiento'] = 'Campo requerido'
    else if (fecha_emision !== null && fecha_vencimiento < fecha_emision)
      problems['fecha_vencimiento'] = 'El vencimiento es anterior a la emisión'
  }
  if (tipo.vigencia === 'meses' && fecha_emision === null) problems['fecha_emision'] = 'Campo requerido'
  if (tipo.vigencia === 'mensual') {
    if (periodo === null) problems['periodo'] = 'Campo requerido'
    else if (periodo > periodoDe(hoy)) problems['periodo'] = 'El período no puede ser futuro'
  }
  return problems
}

const campoQueVence = {
  impresa: 'fecha_vencimiento',
  meses: 'fecha_emision',
  mensual: 'periodo',
  'sin vencimiento': 'fecha_vencimiento',
} as const
