import type * as z from 'zod/mini'
import type { TipoDocumento as TipoEnContrato } from '@portal/contract/documentos.ts'

/** A document type as the catalogue ships it: what the contract shows of one, and what only the server needs. */
export interface TipoDocumento extends Omit<z.output<typeof TipoEnContrato>, 'tipodocumentoid'> {
  /** Names the entry for ever; the provider may rename the type, and the loader still knows it. */
  clave: string
  aplica: Aplica
}

/** Every condition named must hold; none means that the type applies to every resource of its kind. */
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
