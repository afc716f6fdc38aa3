/**
 * The shapes in which back offices of before this product may answer what the seed leaves open: how a list, a record,
 * what was saved or uploaded and what is missing are wrapped, which fields stand in a row, and how it says that it does
 * not know a call.
 */

type Fields = Record<string, unknown>
export type Row = Record<string, string>
export interface Debe {
  recursoid: string
  nombre: string
  documentos: Row[]
}

/** What a back office says no with, in its own words. */
export class No extends Error {
  readonly code: number | string
  constructor(code: number | string, message: string) {
    super(message)
    this.code = code
  }
}

export interface Forma {
  list: (rows: readonly Fields[]) => unknown
  detail: (row: Row, id: string) => unknown
  saved: (row: Row, id: string) => unknown
  uploaded: (id: string, name: string) => unknown
  /** A chofer's row of a list. */
  chofer: (row: Row) => Fields
  /** A line of the history, of whichever document `documento` names. */
  line: (row: Row, documento: string) => Fields
  /** So many lines stand on a page, however many were asked for. */
  pageRows?: number
  faltantes: (debe: readonly Debe[]) => unknown
  dashboard: (totales: Record<string, number>) => unknown
  /** `undefined` for a pick list that it does not have. */
  options: (field: string, options: readonly Row[]) => unknown
  unknown: (name: string) => unknown
  /** In which it tells moments, where it says so. */
  crmTz?: string
}

const notFound = (name: string): never => {
  throw new No(1404, `Operation not found: ${name}`)
}

/** As most of what speaks this protocol does: `records` for lists, `record` for what was saved. */
const propia: Forma = {
  list: (rows) => ({ records: rows }),
  detail: (row) => ({ records: [row] }),
  saved: (row) => ({ record: row }),
  uploaded: (archivoid, nombre) => ({ record: { archivoid, nombre } }),
  chofer: (row) => row,
  line: (row) => row,
  faltantes: (debe) => ({ records: debe }),
  dashboard: (totales) => totales,
  options: (field, options) => (field === 'cantidad_ejes' ? { records: options } : { records: [] }),
  unknown: notFound,
}

/** Fields in blocks, ids as `id`, names in two parts, numbered lists, references with their labels. */
const bloques: Forma = {
  ...propia,
  list: (rows) => ({ records: Object.fromEntries(rows.map((row, i) => [String(i), row])) }),
  detail: (row, id) => ({
    record: {
      id,
      blocks: [
        {
          label: 'LBL_DATOS',
          fields: Object.entries(row).map(([name, value]) => ({ name, value: { value, label: value } })),
        },
      ],
    },
  }),
  saved: (_row, id) => ({ record: { id, blocks: [] } }),
  uploaded: (id) => ({ upfile: true, id }),
  chofer: ({ choferid, nombre = '', ...row }) => {
    const [first = '', number = ''] = nombre.split(' ')
    return { ...row, id: choferid, nombre: first, apellido: number }
  },
  line: (row, documento) => ({ ...row, tipodocumento: documento }),
  options: (field, options) =>
    field === 'cantidad_ejes' ? { records: options } : notFound(`getPickListValues ${field}`),
  unknown: (name) => {
    throw new No('OPERATION_NOT_FOUND', `Unknown mode ${name}`)
  },
  crmTz: 'UTC',
}

/** Nothing around anything: a list is the result, and what was saved or uploaded is its id. */
const desnuda: Forma = {
  ...propia,
  list: (rows) => rows,
  detail: (row) => row,
  saved: (_row, id) => id,
  uploaded: (id) => Number(id.split('x')[1]),
  faltantes: (debe) => debe,
  dashboard: () => [],
  options: (_field, options) => options,
  unknown: (name) => {
    throw new No('', `Modo inexistente: ${name}`)
  },
}

/** As little as can be said. */
const minima: Forma = {
  ...propia,
  saved: (_row, id) => ({ id }),
  uploaded: (id) => ({ id }),
  chofer: ({ choferid = '', nombre = '' }) => ({ choferid, nombre }),
  faltantes: (debe) => ({ records: debe.map(({ recursoid, nombre }) => ({ recursoid, nombre })) }),
  dashboard: (totales) => ({ ...totales, proximo: {} }),
  options: () => ({ records: [] }),
}

/** Its pages are its own, what is missing is the flat list, and whatever it does not know it answers with nothing. */
const plana: Forma = {
  ...propia,
  saved: (_row, id) => ({ records: [{ id }] }),
  uploaded: (archivoid) => ({ records: [{ archivoid }] }),
  line: (row, documento) => ({ ...row, tipodocumento: documento }),
  pageRows: 15,
  faltantes: (debe) => ({
    faltantes: debe.flatMap(({ documentos, ...recurso }) =>
      documentos.map(({ nombre, ...documento }) => ({ ...recurso, ...documento, tipodocumento: nombre })),
    ),
  }),
  unknown: () => ({}),
}

/** What can't be believed: nothing for a list, another's record for a detail, and no word on what became of a write. */
const rota: Forma = {
  ...propia,
  list: () => null,
  detail: (row) => ({ records: [{ ...row, choferid: '17x999', dominioid: '18x999', unidadid: '19x999' }] }),
  saved: () => null,
  uploaded: () => ({ upfile: true }),
  faltantes: () => null,
  dashboard: () => null,
  options: () => null,
  unknown: () => null,
}

export const formas = { propia, bloques, desnuda, minima, plana, rota } as const satisfies Record<
  string,
  Forma
>
export type NombreDeForma = keyof typeof formas
