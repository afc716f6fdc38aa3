import { leerCsv } from './leerCsv.ts'
import { leerXlsx } from './leerXlsx.ts'
import {
  maxBytes,
  maxCelda,
  maxColumnas,
  maxFilas,
  PlanillaProblem,
  type Fila,
  type Hoja,
  type Planilla,
} from './planilla.ts'
import { cortado } from './texto.ts'

/** Above its rows a sheet may have titles and notes. */
const encabezado = 50

const empieza = (bytes: Uint8Array, ...signs: number[]) => signs.every((sign, i) => bytes[i] === sign)

/** Reads a file by what it is, and not by how it is called: an XLSX, or texts between commas or semicolons. */
export async function leerPlanilla(bytes: Uint8Array): Promise<Planilla> {
  if (bytes.length === 0) throw new PlanillaProblem('vacio')
  if (bytes.length > maxBytes) throw new PlanillaProblem('muyGrande')
  if (empieza(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new PlanillaProblem('esXls')
  if (empieza(bytes, 0x25, 0x50, 0x44, 0x46) || empieza(bytes, 0xff, 0xd8) || empieza(bytes, 0x89, 0x50))
    throw new PlanillaProblem('noEsPlanilla')
  const hojas = empieza(bytes, 0x50, 0x4b)
    ? (await leerXlsx(bytes)).map(({ nombre, filas, combinadas }) =>
        hojaDe(
          nombre,
          filas.map((celdas, i) => ({ n: i + 1, celdas })),
          combinadas,
        ),
      )
    : [hojaDe('', leerCsv(bytes), 0)]
  const conDatos = hojas.filter(({ filas }) => filas.length > 0)
  if (conDatos.length === 0) throw new PlanillaProblem('vacio')
  // One that is too long is no matter where another is meant.
  const leibles = conDatos.filter(({ filas }) => filas.length <= maxFilas + encabezado)
  if (leibles.length === 0)
    throw new PlanillaProblem('muchasFilas', Math.max(...conDatos.map(({ filas }) => filas.length)))
  return { hojas: leibles }
}

function hojaDe(nombre: string, todas: Fila[], combinadas: number): Hoja {
  const filas = todas.filter(({ celdas }) => celdas.some((celda) => celda !== ''))
  const ancho = filas.reduce(
    (most, { celdas }) => Math.max(most, celdas.findLastIndex((celda) => celda !== '') + 1),
    0,
  )
  if (ancho > maxColumnas) throw new PlanillaProblem('muchasColumnas', ancho)
  let cortadas = 0
  const derechas = filas.map(({ n, celdas }) => ({
    n,
    celdas: Array.from({ length: ancho }, (_, i) => {
      const celda = celdas[i] ?? ''
      if (celda.length > maxCelda) cortadas++
      return cortado(celda)
    }),
  }))
  return { nombre, filas: derechas, combinadas, cortadas }
}
