import { estadosCasilla } from '@portal/contract/recursos.ts'
import { refuse } from '@portal/contract'
import {
  ListRecDocHistorial,
  otrosEstadosHistorial,
  type EstadoHistorial,
} from '@portal/contract/historial.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import type * as z from 'zod/mini'
import { isUnknown } from './ask.ts'
import type { Forwarded } from './forwarded.ts'
import { holder } from './hold.ts'
import { pageHere } from './listas.ts'
import { asPage } from './pages.ts'
import type { Dialect } from '../dialects/dialect.ts'

/**
 * What was presented: a remote that doesn't know the question tells what happened to documents, and the last line of each
 * says how it stands. What a line does not say stays unknown; where one does not say of which document it is, nobody
 * knows how any stands, and the history is all that can be shown.
 */
export async function presentados(forwarded: Forwarded, dialect: Dialect): Promise<unknown> {
  const { ask, input } = forwarded
  try {
    return asPage(true, input, (await ask({ operation: 'ListDocumentos', input })).result)
  } catch (error) {
    // What a line tells is not until when a document is valid, and not what is to be done about it.
    if (!isUnknown(error) || asksForDates(input)) throw error
    const lines = (await linesOf(forwarded, dialect)).filter(isOfDocument)
    if (!lines.every(saysWhich)) throw error
    const rows = lastOfEach(lines)
    const { page, pagesize, search, order, estado } = input
    return pageHere(rows, {
      page: Number(page),
      pagesize: Number(pagesize),
      search,
      order: order ?? 'presentado DESC',
      filters: estado === undefined ? {} : { estado },
    })
  }
}

const asksForDates = ({ porHacer, vence_desde: desde, vence_hasta: hasta }: Forwarded['input']) =>
  porHacer !== undefined || desde !== undefined || hasta !== undefined

type Linea = z.output<typeof ListRecDocHistorial.remoteOutput>['records'][number]

/** Of whose history is longer nobody reads here how each document stands. */
const maxLines = 5_000

async function linesOf({ ask, input, zona }: Forwarded, dialect: Dialect): Promise<Linea[]> {
  const hold = holder(ListRecDocHistorial.remoteOutput, dialect)
  const { tiporecurso, recursoid } = input
  const filter = {
    ...(tiporecurso !== undefined && { tiporecurso }),
    ...(recursoid !== undefined && { recursoid }),
  }
  const lines: Linea[] = []
  for (let page = 1; lines.length < maxLines; page++) {
    const { result } = await ask({
      operation: 'ListRecDocHistorial',
      input: {
        order: 'createdtime DESC',
        page,
        pagesize: maxPageSize,
        ...(Object.keys(filter).length > 0 && { filter }),
      },
    })
    const { answer, issues } = hold(asPage(true, { page, pagesize: maxPageSize }, result), { zona })
    const { data } = ListRecDocHistorial.remoteOutput.safeParse(answer)
    if (!data || issues.length > 0) throw refuse('BACKOFFICE_ODD')
    const known = new Set(lines.map((line) => JSON.stringify(line)))
    const news = data.records.filter((line) => !known.has(JSON.stringify(line)))
    lines.push(...news)
    // The same again is a remote that knows no pages.
    if (news.length === 0 || data.moreRecords === false) return lines
  }
  throw refuse('UNKNOWN_OPERATION')
}

/** How a slot stands after what happened to its document. */
const after: Partial<Record<EstadoHistorial, (typeof estadosCasilla)[number]>> = {
  'en revision': 'en revision',
  aprobado: 'activo',
  desbloqueado: 'activo',
  rechazado: 'rechazado',
  bloqueado: 'bloqueado',
  vencido: 'vencido',
}

/** Of a word of the remote's own, a status that is called so. */
function estadoAfter(said: string): string | undefined {
  const meant = (after as Readonly<Record<string, string>>)[said] // by whatever word
  return meant ?? estadosCasilla.find((estado) => estado === said)
}

/** Others are of the resource. */
const ofResource: readonly string[] = [
  'baja',
  'reactivado',
  'fuera de operacion',
  'vuelta a operacion',
  ...otrosEstadosHistorial,
]
const isOfDocument = ({ docrechistorial_estado: said }: Linea) => !ofResource.includes(said)

const saysWhich = (line: Linea) =>
  (line.tipodocumento ?? '') !== '' && (recursoOf(line) ?? line.nombre) !== undefined

function lastOfEach(lines: readonly Linea[]): Record<string, unknown>[] {
  const byDocument = new Map<string, Linea>()
  const newestFirst = [...lines].sort((one, other) =>
    one.createdtime < other.createdtime ? 1 : -Number(one.createdtime > other.createdtime),
  )
  for (const line of newestFirst) {
    const key = JSON.stringify([recursoOf(line) ?? line.nombre, line.tipodocumento])
    if (!byDocument.has(key)) byDocument.set(key, line)
  }
  return [...byDocument.values()].flatMap((line, index) => {
    const {
      docrechistorial_estado: said,
      createdtime,
      tipodocumento,
      documentoid,
      historialid,
      nota,
      ...rest
    } = line
    if (said === 'anulado') return []
    const estado = estadoAfter(said)
    return {
      ...rest,
      documentoid: documentoid ?? historialid ?? `0x${index + 1}`,
      tipodocumento,
      recursoid: recursoOf(line),
      ...(estado !== undefined && { estado }),
      presentado: createdtime,
      ...(nota !== undefined && said === 'rechazado' && { motivo: nota }),
    }
  })
}

const recursoOf = ({ recursoid, choferid, dominioid }: Linea): string | undefined =>
  [recursoid, choferid, dominioid].find((id) => typeof id === 'string' && id !== '') ?? undefined
