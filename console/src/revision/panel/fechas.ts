import { hoyEnBuenosAires, isCalendarDate } from '@portal/contract/calendario.ts'
import { DocumentoForm } from '@portal/contract/documentos.ts'
import {
  fechasConSentido,
  fechasProblems,
  vencimientoDe,
  type ReglaDeVigencia,
} from '@portal/contract/vigencia.ts'
import * as z from 'zod/mini'
import type { Revision } from '../documento/revision.ts'

const base = z.pick(z.object(DocumentoForm), {
  fecha_emision: true,
  fecha_vencimiento: true,
  periodo: true,
})

/** Dates as the form holds them: '' for none. */
export type FechasTyped = z.input<typeof base>
export type FechasSent = z.output<typeof base>

/** The dates held to what the type asks, however late it is. */
export const fechasSchema = (regla: ReglaDeVigencia): typeof base =>
  base.check(({ value, issues }) => {
    for (const [fecha, message] of Object.entries(fechasProblems(regla, value, hoyEnBuenosAires()))) {
      issues.push({ code: 'custom', message, path: [fecha], input: value })
    }
  })

export const declaredFechas = (revision: Revision): FechasTyped => {
  const { fecha_emision, fecha_vencimiento, periodo } = fechasConSentido(revision.vigencia, revision)
  return {
    fecha_emision: fecha_emision ?? '',
    fecha_vencimiento: fecha_vencimiento ?? '',
    periodo: periodo ?? '',
  }
}

/** Until when it is valid by the dates that the form holds, as far as those are dates. */
export const typedVencimiento = (regla: ReglaDeVigencia, typed: FechasTyped): string | null => {
  const known = (fecha: string | null, rest = '') => (fecha && isCalendarDate(fecha + rest) ? fecha : null)
  return vencimientoDe(regla, {
    fecha_emision: known(typed.fecha_emision),
    fecha_vencimiento: known(typed.fecha_vencimiento),
    periodo: known(typed.periodo, '-01'),
  })
}
