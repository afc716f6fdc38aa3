import type { Vigencia } from '@portal/contract/vigencia.ts'

/** One document type of one resource: all that presenting it asks to know. */
export interface Presentable {
  recursoid: string
  /** Whose it is, as people call it: the driver's name, the plate. */
  recurso: string
  tipodocumentoid: string
  tipodocumento: string
  instrucciones: string
  vigencia: Vigencia
  /** How long it is valid, when that is counted from its issue. */
  meses: number | null
  /** Of a monthly type, where it is known: see the rule. */
  dia_exigible: number | null
  max_archivos: number
}

type Named = 'recursoid' | 'recurso' | 'tipodocumentoid' | 'tipodocumento'

const usualMaxArchivos = 3

/** Where a back office does not say how a document stays valid, only its files are asked for. */
export const presentableOf = (known: Pick<Presentable, Named> & Partial<Presentable>): Presentable => ({
  ...known,
  instrucciones: known.instrucciones ?? '',
  vigencia: known.vigencia ?? 'sin vencimiento',
  meses: known.meses ?? null,
  dia_exigible: known.dia_exigible ?? null,
  max_archivos: known.max_archivos ?? usualMaxArchivos,
})
