import type * as z from 'zod/mini'
import type { TipoDocumento as TipoEnContrato } from '@portal/contract/documentos.ts'
import type { Control } from '@portal/contract/reglaDeControl.ts'
import type { ParaQueNomina } from '@portal/contract/nominas.ts'
import type { Condiciones } from '@portal/contract/reglaDeTipo.ts'

/** A document type as the catalogue ships it: a row of `tipo_documento`. Its conditions all have to hold; without any it applies to every resource of its kind. */
export interface TipoDocumento
  extends
    Omit<
      z.output<(typeof TipoEnContrato)['full']>,
      'tipodocumentoid' | 'ejemplo' | 'frases' | keyof Condiciones
    >,
    Condiciones {
  /** Names the entry for ever; the provider may rename the type, and the loader still knows it. */
  clave: string
  docrectipo_recurso: z.output<(typeof TipoEnContrato)['full']>['docrectipo_recurso']
  /** What of a chofer it proves in each month. */
  control: Control | null
  /** Of a monthly type: from this day of the following month on, a period is demanded. */
  dia_exigible: number
  /** Which list of people stands beside it. */
  nomina: ParaQueNomina | null
  /** Of who left: calendar days from the leave; null where none are counted. */
  plazo_dias: number | null
}

/** What an entry has to say; the rest is `tipos.ts`'s to fill. */
export type TipoDeRecurso = Pick<
  TipoDocumento,
  'clave' | 'nombre' | 'instrucciones' | 'vigencia' | 'origen' | 'fuente'
> &
  Partial<TipoDocumento>
