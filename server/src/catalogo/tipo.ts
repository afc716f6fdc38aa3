/** A document type as the catalogue ships it: `domain.md`'s fields, under the column names of the table `tipo_documento`. */
export interface TipoDocumento {
  /** Names the entry for ever; the provider may rename the type, and the loader still knows it. */
  clave: string
  nombre: string
  docrectipo_recurso: 'transporte' | 'chofer' | 'chofer dado de baja' | 'dominio'
  instrucciones: string
  obligatorio: boolean
  /** Missing or expired, it makes the resource not fit. */
  critico: boolean
  vigencia: 'impresa' | 'meses' | 'mensual' | 'sin vencimiento'
  /** From the issue date; only with `vigencia: 'meses'`. */
  vigencia_meses: number | null
  /** Days before the end on which the carrier is told. */
  aviso_dias: readonly number[]
  origen: 'legal' | 'contractual'
  fuente: string
  /** Calendar dates, both included. */
  vigente_desde: string | null
  vigente_hasta: string | null
  /** Every condition named must hold; none means that it applies to every resource of its kind. */
  aplica: Aplica
  max_archivos: number
  orden: number
}

export interface Aplica {
  vehiculo?: readonly string[]
  carroceria?: readonly string[]
  tipo_vehiculo?: 'MOTRIZ' | 'ARRASTRE'
  transporta_peligrosas?: true
  transporta_alimentos?: true
  titularidad?: readonly string[]
  nacionalidad_extranjera?: true
}

/** What an entry has to say; the rest is `tipos.ts`'s to fill. */
export type TipoDeRecurso = Pick<
  TipoDocumento,
  'clave' | 'nombre' | 'instrucciones' | 'vigencia' | 'origen' | 'fuente'
> &
  Partial<TipoDocumento>
