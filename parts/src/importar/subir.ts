import { Unreachable } from '@portal/contract/client.ts'
import { maxFilasDeLlamada } from '@portal/contract/lotes.ts'
import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import type { ApiDeImportar, Lote, Revisar } from './api.ts'
import type { Fila } from './planilla/planilla.ts'

/** Below what the server takes of one call. */
const maxBytesDeLlamada = 180_000

interface Subida {
  tipo: TipoDeLote
  archivo: NonNullable<Revisar['archivo']>
  columnas: NonNullable<Revisar['columnas']>
  filas: readonly Fila[]
}

/** How far a sheet came: what is asked again begins there. */
export interface Avance {
  loteid: string
  enviadas: number
}

/** Sends a sheet to its rehearsal part by part, and goes on where a try before was broken off. Answers it rehearsed whole. */
export async function subir(
  { revisar }: Pick<ApiDeImportar, 'revisar'>,
  { tipo, archivo, columnas, filas }: Subida,
  avance: Avance,
  onAvance: (avance: Avance) => void,
): Promise<Lote> {
  let { loteid, enviadas } = avance
  let lote: Lote | undefined
  while (enviadas < filas.length || !lote) {
    const parte = parteDe(filas, enviadas)
    lote = await revisar({
      loteid,
      ...(loteid === '0' && { tipo, archivo, columnas }),
      filas: parte.map(({ n, celdas }) => ({ fila: n, celdas })),
      completa: enviadas + parte.length >= filas.length,
    })
    loteid = lote.loteid
    enviadas += parte.length
    onAvance({ loteid, enviadas })
  }
  return terminar({ revisar }, lote)
}

/** Has what still waits of a lote rehearsed. */
export async function terminar({ revisar }: Pick<ApiDeImportar, 'revisar'>, lote: Lote): Promise<Lote> {
  let now = lote
  while (now.pendientes > 0) now = await revisar({ loteid: now.loteid, completa: true })
  return now
}

function parteDe(filas: readonly Fila[], desde: number): Fila[] {
  const parte: Fila[] = []
  let bytes = 0
  for (const fila of filas.slice(desde, desde + maxFilasDeLlamada)) {
    bytes += new TextEncoder().encode(JSON.stringify(fila)).length
    if (parte.length > 0 && bytes > maxBytesDeLlamada) break
    parte.push(fila)
  }
  return parte
}

/** Nobody answered, so that it may be asked again as it is. */
export const sinLinea = (error: unknown): boolean => error instanceof Unreachable
