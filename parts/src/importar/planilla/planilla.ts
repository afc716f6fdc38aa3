/** A sheet as it was read: texts alone, whatever the file was. */

export const maxFilas = 10_000
export const maxColumnas = 60
export const maxHojas = 50
/** Of the file as it is chosen. */
export const maxBytes = 20 * 1024 * 1024
/** Of what an XLSX unpacks to: ten times what ten thousand rows of sixty columns took. */
export const maxUnpackedBytes = 200 * 1024 * 1024
export const maxCelda = 500

export interface Fila {
  /** As the program that wrote the sheet counts them, from 1. */
  n: number
  /** A text for each column; a date as `2026-11-12`. */
  celdas: string[]
}

export interface Hoja {
  nombre: string
  filas: Fila[]
  /** Cells whose text was repeated, because one was merged with those below it. */
  combinadas: number
  /** Cells that were cut at `maxCelda`. */
  cortadas: number
}

export interface Planilla {
  hojas: Hoja[]
}

/** Why a file is no sheet, as a key of the texts under `importar.archivo`. */
export type Falla =
  | 'vacio'
  | 'muyGrande'
  | 'noEsPlanilla'
  | 'esXls'
  | 'esOds'
  | 'danado'
  | 'bomba'
  | 'muchasHojas'
  | 'muchasFilas'
  | 'muchasColumnas'
  | 'noEsTexto'
  | 'comillas'
  | 'tarda'

export class PlanillaProblem extends Error {
  override readonly name = 'PlanillaProblem'
  readonly falla: Falla
  /** How many there are, where that is what is wrong. */
  readonly cuantas: number

  constructor(falla: Falla, cuantas = 0) {
    super(falla)
    this.falla = falla
    this.cuantas = cuantas
  }
}

/** The first sheet as lines of text, for a list that is pasted too: what its cells say, one beside the other. */
export const lineasDe = ({ hojas: [hoja] }: Planilla): string =>
  hoja?.filas.map(({ celdas }) => celdas.filter((celda) => celda !== '').join('; ')).join('\n') ?? ''
