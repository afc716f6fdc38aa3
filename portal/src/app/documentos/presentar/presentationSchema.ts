import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { DocumentoForm } from '@portal/contract/documentos.ts'
import { presentacionProblems } from '@portal/contract/vigencia.ts'
import * as z from 'zod/mini'
import type { Presentable } from '../presentable.ts'

const base = z.object(DocumentoForm)
export type Presentation = z.input<typeof base>

/** The fields, with the dates held to what the type asks. */
export const presentationSchema = (
  regla: Pick<Presentable, 'vigencia' | 'meses' | 'dia_exigible' | 'controlado'>,
): typeof base =>
  base.check(({ value, issues }) => {
    const problems = presentacionProblems(regla, value, hoyEnBuenosAires())
    for (const [fecha, message] of Object.entries(problems)) {
      issues.push({ code: 'custom', message, path: [fecha], input: value })
    }
  })

export const emptyPresentation: Presentation = {
  numero: '',
  fecha_emision: '',
  fecha_vencimiento: '',
  periodo: '',
  observacion: '',
}
