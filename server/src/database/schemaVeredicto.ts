import type { EstadoDeCelda } from '@portal/contract/matriz.ts'
import type { Aptitud, Culpable, EstadoCasilla } from '@portal/contract/recursos.ts'
import type { Generated } from 'kysely'
import type { Computed, Optional } from './schemaColumns.ts'

/** What is kept of how resources stand. Functions of the database alone write it. See docs/decisions/0055. */

/** A chofer on leave is a chofer. */
type ClaseRecurso = 'transporte' | 'chofer' | 'dominio'

/** How a resource stands, and on which days that is true. */
export interface VeredictoTable {
  cuenta_id: string
  recursoid: string
  clase: ClaseRecurso
  dia: Generated<string>
  /** The last of its days; `infinity` where nothing ends. */
  hasta: Generated<string>
  estado: Generated<'ACTIVO' | 'BAJA' | 'BLOQUEADO'>
  /** Full name, as lists are sorted by it. */
  nombre: Generated<string>
  aptitud: Generated<Aptitud>
  /** 1 no habilitado, 2 por vencer, 3 habilitado. */
  rango: Computed<number | null>
  /** Of its documents alone, as `culpables` are. */
  motivos: Generated<string[]>
  culpables: Generated<Culpable[]>
  faltantes: Generated<number>
  proximo_vencimiento: Optional<string>
  /** The first end among what decides over fitness. */
  critico_hasta: Optional<string>
  activos: Generated<number>
  en_revision: Generated<number>
  rechazados: Generated<number>
  vencidos: Generated<number>
  bloqueados: Generated<number>
  por_hacer: Generated<number>
  /** Of its history. */
  lineas: Generated<number>
}

/** A slot that an active resource is asked for today, or a month beside it. */
export interface VeredictoCasillaTable {
  casillaid: Computed<number>
  cuenta_id: string
  recursoid: string
  tipodocumentoid: string
  mes: boolean
  documentoid: Optional<string>
  vigente_documentoid: Optional<string>
  tiporecurso: ClaseRecurso
  /** Full name of the resource, and name of the type: what lists are sorted by. */
  recurso: string
  tipo: string
  orden: number
  estado: EstadoCasilla
  celda: EstadoDeCelda
  urgencia: Optional<number>
  renovacion: boolean
  fecha_vencimiento: Optional<string>
  /** The same, only of what is or was in force. */
  fin: Computed<string | null>
  fecha_emision: Optional<string>
  periodo: Optional<string>
  numero: Optional<string>
  motivo: Optional<string>
  presentado: Optional<string>
  desde: Optional<string>
  /** The last day on which the provider lifts it, where that is so. */
  exceptuado_hasta: Optional<string>
}
