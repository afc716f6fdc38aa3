/** What is said between the server and `verifyProgram`. */

/** A legajo where it waits. */
export interface Asked {
  path: string
}

/** A paper of a legajo that is as it was signed, as far as another installation takes it in. */
export interface PapelDeLegajo {
  documentoid: string
  recurso: string
  tipo: string
  tiporecurso: string | null
  dominio: string | null
  documento: string | null
  cuil: string | null
  clave: string | null
  numero: string | null
  fecha_emision: string | null
  fecha_vencimiento: string | null
  periodo: string | null
  estado: string
  decidido: string | null
  decidido_por: string | null
  archivos: {
    nombre: string
    sha256: string
    bytes: number
    /** Where its bytes begin in the ZIP. */
    desde: number
  }[]
}

export interface LegajoLeido {
  llave: string
  /** The key itself, as its legajo has it: what is compared, as its number is no more than half of a hash. */
  publica: string
  firmante: string
  direccion: string
  hecho: string
  de: string
  papeles: PapelDeLegajo[]
  /** Left out: what was refused there, and what another paper of the same has replaced. */
  rechazados: number
  anteriores: number
}

export type Answered =
  | { legajo: LegajoLeido }
  /** Not as it was signed; `que` in words. */
  | { alterado: string }
  | { ilegible: true }
