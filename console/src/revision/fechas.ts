import { CalendarDate, opcional, Periodo, requerido } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import type { Revision } from './revision.ts'

type Vigencia = Revision['vigencia']
export type Fecha = 'fecha_emision' | 'fecha_vencimiento' | 'periodo'

/** What a document says about its validity depends on how its type expires. */
export const fechasOf: Record<Vigencia, readonly Fecha[]> = {
  impresa: ['fecha_emision', 'fecha_vencimiento'],
  meses: ['fecha_emision'],
  mensual: ['periodo'],
  'sin vencimiento': ['fecha_emision'],
}

/** Without this one nobody could tell until when the document is valid. */
export const requiredFecha: Record<Vigencia, Fecha | undefined> = {
  impresa: 'fecha_vencimiento',
  meses: 'fecha_emision',
  mensual: 'periodo',
  'sin vencimiento': undefined,
}

const rules = { fecha_emision: CalendarDate, fecha_vencimiento: CalendarDate, periodo: Periodo }

/** Dates as the form holds them: '' for none. */
const fechasShape = (required: Fecha | undefined) => {
  const rule = <Name extends Fecha>(name: Name) =>
    opcional(rules[name]).check(
      z.refine((value) => name !== required || value !== null, { error: requerido }),
    )
  return z.object({
    fecha_emision: rule('fecha_emision'),
    fecha_vencimiento: rule('fecha_vencimiento'),
    periodo: rule('periodo'),
  })
}

export const fechasSchema: Record<Vigencia, ReturnType<typeof fechasShape>> = {
  impresa: fechasShape(requiredFecha.impresa),
  meses: fechasShape(requiredFecha.meses),
  mensual: fechasShape(requiredFecha.mensual),
  'sin vencimiento': fechasShape(undefined),
}

export type FechasTyped = z.input<ReturnType<typeof fechasShape>>
export type FechasSent = z.output<ReturnType<typeof fechasShape>>

export const declaredFechas = ({ fecha_emision, fecha_vencimiento, periodo }: Revision): FechasTyped => ({
  fecha_emision: fecha_emision ?? '',
  fecha_vencimiento: fecha_vencimiento ?? '',
  periodo: periodo ?? '',
})
