import type { Vigencia } from '@portal/contract/vigencia.ts'
import { documentoName } from '@portal/parts/documentoName.ts'

/** One document type of one resource: all that presenting it asks to know. */
export interface Presentable {
  recursoid: string
  /** Whose it is, as people call it: the driver's name, the plate. */
  recurso: string
  /** The plate, where it is a vehicle's. */
  dominio: string | null
  pais_patente: string | null
  tipodocumentoid: string
  tipodocumento: string
  /** What the type is called in a sentence. */
  corto: string
  critico: boolean
  /** It may be left out. */
  opcional: boolean
  /** Which operaciones ask for it; none where everybody is asked alike. */
  operaciones: readonly { nombre: string }[]
  /** Nobody else asks for it. */
  soloOperaciones: boolean
  instrucciones: string
  vigencia: Vigencia
  /** How long it is valid, when that is counted from its issue. */
  meses: number | null
  /** Of a monthly type, where it is known: see the rule. */
  dia_exigible: number | null
  /** A control asks about the month: it is taken though its day has passed. */
  controlado: boolean
  max_archivos: number
  /** The month that is asked for again; null where the person says which. */
  periodo: string | null
  /** One paper may be presented for several; null where a back office does not know of that, nor of what follows from it. */
  compartido: boolean | null
  /** The media type of a file that shows how such a paper looks; null where none is known of. */
  ejemplo: string | null
  /** The presentation that was rejected, and is presented again. */
  rechazado: string | null
}

type Named = 'recursoid' | 'recurso' | 'tipodocumentoid' | 'tipodocumento'
type Unsure = {
  [Field in Exclude<keyof Presentable, Named | 'corto' | 'opcional' | 'rechazado' | 'controlado'>]?:
    Presentable[Field] | undefined
}
type Known = Pick<Presentable, Named> &
  Unsure & {
    nombre_corto?: string | null | undefined
    obligatorio?: boolean | undefined
    mes?: boolean | undefined
    controlado?: boolean | undefined
    estado?: string | undefined
    documentoid?: string | null | undefined
  }

const usualMaxArchivos = 3

/**
 * Where a back office does not say how a document stays valid, only its files are asked for. A month that stands for
 * itself is asked for again by its name; of any other the person says which month it is.
 */
export const presentableOf = (known: Known): Presentable => ({
  recursoid: known.recursoid,
  recurso: known.recurso,
  dominio: known.dominio ?? null,
  pais_patente: known.pais_patente ?? null,
  tipodocumentoid: known.tipodocumentoid,
  tipodocumento: known.tipodocumento,
  corto: documentoName({
    ...known,
    nombre: known.nombre_corto ?? known.tipodocumento,
  }),
  critico: known.critico ?? false,
  opcional: known.obligatorio === false,
  operaciones: known.operaciones ?? [],
  soloOperaciones: known.soloOperaciones ?? false,
  instrucciones: known.instrucciones ?? '',
  vigencia: known.vigencia ?? 'sin vencimiento',
  meses: known.meses ?? null,
  dia_exigible: known.dia_exigible ?? null,
  controlado: known.controlado ?? false,
  max_archivos: known.max_archivos ?? usualMaxArchivos,
  periodo: known.mes === true ? (known.periodo ?? null) : null,
  compartido: known.compartido ?? null,
  ejemplo: known.ejemplo ?? null,
  rechazado: known.estado === 'rechazado' ? (known.documentoid ?? null) : null,
})

/** A document of a resource, among others. */
export const presentableId = ({
  recursoid,
  tipodocumentoid,
  periodo,
}: Pick<Presentable, 'recursoid' | 'tipodocumentoid' | 'periodo'>) =>
  `${recursoid} ${tipodocumentoid} ${periodo ?? ''}`
