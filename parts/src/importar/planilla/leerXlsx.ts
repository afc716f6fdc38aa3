import { strFromU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/universal'
import { maxHojas, maxUnpackedBytes, PlanillaProblem } from './planilla.ts'
import { deCelda } from './texto.ts'

interface HojaLeida {
  nombre: string
  filas: string[][]
  combinadas: number
}

const esHoja = /^xl\/worksheets\/[^/]+\.xml$/

/**
 * The sheets of an XLSX. What it would unpack to is looked at before any of it is unpacked; then it is handed on as it is
 * unpacked, so that its reader begins no threads of its own.
 */
export async function leerXlsx(bytes: Uint8Array): Promise<HojaLeida[]> {
  const partes = desempacadas(bytes)
  const paquete = zipSync(partes, { level: 0 })
  const hojas = await readXlsxFile(paquete.buffer, { trim: false }).catch(() => {
    throw new PlanillaProblem('danado')
  })
  const archivos = archivosDe(partes)
  return hojas.map(({ sheet, data }, i) => {
    const filas = data.map((fila) => fila.map(deCelda))
    const combinadas = repetir(filas, partes[archivos[i] ?? ''])
    return { nombre: sheet, filas, combinadas }
  })
}

/** The part in which each sheet stands, in the order of the book. */
function archivosDe(partes: Record<string, Uint8Array>): string[] {
  const textoDe = (name: string) => (partes[name] ? strFromU8(partes[name]) : '')
  const destinos = new Map(
    [...textoDe('xl/_rels/workbook.xml.rels').matchAll(/<Relationship\b[^>]*>/g)].map(([tag]) => [
      / Id="([^"]*)"/.exec(tag)?.[1] ?? '',
      / Target="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  )
  return [...textoDe('xl/workbook.xml').matchAll(/<sheet\b[^>]*? r:id="([^"]*)"/g)].map(
    ([, id = '']) => `xl/${(destinos.get(id) ?? '').replace(/^(\/?xl)?\//, '')}`,
  )
}

function desempacadas(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0
  let hojas = 0
  const dentro = new Set<string>()
  try {
    const partes = unzipSync(bytes, {
      filter({ name, originalSize }) {
        dentro.add(name)
        if (!/\.xml(\.rels)?$/.test(name)) return false
        total += originalSize
        if (total > maxUnpackedBytes) throw new PlanillaProblem('bomba')
        if (esHoja.test(name)) hojas++
        return true
      },
    })
    if (dentro.has('content.xml')) throw new PlanillaProblem('esOds')
    if (!('xl/workbook.xml' in partes)) throw new PlanillaProblem('noEsPlanilla')
    if (hojas > maxHojas) throw new PlanillaProblem('muchasHojas', hojas)
    return partes
  } catch (error) {
    throw error instanceof PlanillaProblem ? error : new PlanillaProblem('danado')
  }
}

/** Cells that are merged downwards say the same in each row. Answers how many were filled in. */
function repetir(filas: string[][], xml: Uint8Array | undefined): number {
  if (!xml) return 0
  const texto = strFromU8(xml)
  let llenas = 0
  for (const [, desde = '', hasta = ''] of texto.matchAll(
    /<mergeCell [^>]*?ref="([A-Z]+\d+):([A-Z]+\d+)"/g,
  )) {
    const [primera, ultima] = [lugarDe(desde), lugarDe(hasta)]
    const valor = filas[primera.fila]?.[primera.columna] ?? ''
    if (valor === '') continue
    for (let fila = primera.fila + 1; fila <= Math.min(ultima.fila, filas.length - 1); fila++) {
      const celdas = filas[fila]
      if (!celdas || celdas[primera.columna] !== '') continue
      celdas[primera.columna] = valor
      llenas++
    }
  }
  return llenas
}

const lugarDe = (celda: string) => ({
  columna:
    Array.from(celda.replace(/\d/g, '')).reduce((n, letra) => n * 26 + letra.charCodeAt(0) - 64, 0) - 1,
  fila: Number(celda.replace(/\D/g, '')) - 1,
})
