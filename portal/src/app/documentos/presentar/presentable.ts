import type { Vigencia } from '@portal/contract/recursos.ts'
import type * as z from 'zod/mini'

/** One document type of one resource: all that presenting it asks to know. */
export interface Presentable {
  recursoid: string
  /** Whose it is, as people call it: the driver's name, the plate. */
  recurso: string
  tipodocumentoid: string
  tipodocumento: string
  instrucciones: string
  vigencia: z.output<typeof Vigencia>
  /** How long it is valid, when that is counted from its issue. */
  meses: number | null
  max_archivos: number
}
