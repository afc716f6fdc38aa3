import { DocumentoForm } from '@portal/contract/documentos.ts'
import { requerido } from '@portal/contract/values.ts'
import * as z from 'zod/mini'
import type { Presentable } from './presentable.ts'

const base = z.object(DocumentoForm)
export type Presentation = z.input<typeof base>

export type DateQuestion = 'fecha_emision' | 'fecha_vencimiento' | 'periodo'

/** Which dates are asked, and must be answered: it follows from how the type stays valid. */
export const askedDates: Record<Presentable['vigencia'], readonly DateQuestion[]> = {
  impresa: ['fecha_vencimiento'],
  meses: ['fecha_emision', 'fecha_vencimiento'],
  mensual: ['periodo'],
  'sin vencimiento': [],
}

export const presentationSchema = (vigencia: Presentable['vigencia'], expiresBeforeIssue: string) =>
  base.check((context) => {
    const { value } = context
    for (const question of askedDates[vigencia]) {
      if (value[question] === null) {
        context.issues.push({ code: 'custom', message: requerido, path: [question], input: value })
      }
    }
    const { fecha_emision, fecha_vencimiento } = value
    if (fecha_emision && fecha_vencimiento && fecha_vencimiento < fecha_emision) {
      context.issues.push({
        code: 'custom',
        message: expiresBeforeIssue,
        path: ['fecha_vencimiento'],
        input: value,
      })
    }
  })

export const emptyPresentation: Presentation = {
  numero: '',
  fecha_emision: '',
  fecha_vencimiento: '',
  periodo: '',
  observacion: '',
}
