import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { PresentacionPorCuenta } from '@portal/contract/cuentas.ts'
import { DocumentoForm } from '@portal/contract/documentos.ts'
import { presentacionProblems, type ReglaDeVigencia } from '@portal/contract/vigencia.ts'
import * as z from 'zod/mini'

const base = z.extend(z.object(DocumentoForm), { observacion: PresentacionPorCuenta.shape.observacion })
export type Presentacion = z.input<typeof base>

/** The fields, with the dates held to what the type asks of whoever presents it. */
export const presentacionSchema = (regla: ReglaDeVigencia): typeof base =>
  base.check(({ value, issues }) => {
    for (const [fecha, message] of Object.entries(presentacionProblems(regla, value, hoyEnBuenosAires())))
      issues.push({ code: 'custom', message, path: [fecha], input: value })
  })

export const vacia: Presentacion = {
  numero: '',
  fecha_emision: '',
  fecha_vencimiento: '',
  periodo: '',
  observacion: '',
}
