import { estadosCasilla } from '@portal/contract/recursos.ts'
import { ListRecDocHistorial, type EstadoHistorial } from '@portal/contract/historial.ts'
import { maxPageSize } from '@portal/contract/operation.ts'
import type * as z from 'zod/mini'
import { isUnknown } from './ask.ts'
import type { Forwarded } from './forwarded.ts'
import { holder } from './hold.ts'
import { pageHere } from './listas.ts'
import type { Perfil } from '../perfiles/perfil.ts'

/**
 * What was presented: a remote that doesn't know the question tells what happened to documents, and the last line of each
 * says how it stands. What a line does not say stays unknown.
 */
export async function presentados({ ask, input }: Forwarded, perfil: Perfil): Promise<unknown> {
  try {
    const { result } = await ask({ operation: 'ListDocumentos', input })
    return Array.isArray(result)
      ? { records: result, page: input['page'], pagesize: input['pagesize'] }
      : { page: input['page'], pagesize: input['pagesize'], ...(result as object | null) }
  } catch (error) {
    // What a line tells is not until when a document is valid, and not what is to be done about it.
    if (!isUnknown(error) || asksForDates(input)) throw error
    const rows = lastOfEach(await linesOf(ask, input, perfil))
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

/** A carrier with a longer history than this reads it in the history itself. */
const maxPages = 10

async function linesOf(ask: Forwarded['ask'], input: Forwarded['input'], perfil: Perfil): Promise<Linea[]> {
  const hold = holder(ListRecDocHistorial.remoteOutput, perfil)
  const { tiporecurso, recursoid } = input
  const filter = {
    ...(tiporecurso !== undefined && { tiporecurso }),
    ...(recursoid !== undefined && { recursoid }),
  }
  const lines: Linea[] = []
  for (let page = 1; page <= maxPages; page++) {
    const { result } = await ask({
      operation: 'ListRecDocHistorial',
      input: {
        order: 'createdtime DESC',
        page,
        pagesize: maxPageSize,
        ...(Object.keys(filter).length > 0 && { filter }),
      },
    })
    const { answer } = hold(withPage(result, page))
    const records = ListRecDocHistorial.remoteOutput.safeParse(answer).data?.records ?? []
    const known = new Set(lines.map((line) => JSON.stringify(line)))
    const news = records.filter((line) => !known.has(JSON.stringify(line)))
    lines.push(...news)
    // The same again is a remote that knows no pages.
    if (news.length < maxPageSize) break
  }
  return lines
}

const withPage = (result: unknown, page: number) =>
  Array.isArray(result)
    ? { records: result, page, pagesize: maxPageSize }
    : { page, pagesize: maxPageSize, ...(result as object | null) }

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

function lastOfEach(lines: readonly Linea[]): Record<string, unknown>[] {
  const byDocument = new Map<string, Linea>()
  const newestFirst = [...lines].sort((one, other) =>
    one.createdtime < other.createdtime ? 1 : -Number(one.createdtime > other.createdtime),
  )
  for (const [index, line] of newestFirst.entries()) {
    // One that does not say of which document it is, is of its own.
    const key = JSON.stringify([
      recursoOf(line) ?? line.nombre,
      line.tipodocumento ?? line.documentoid ?? index,
    ])
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
    if (['anulado', 'baja', 'reactivado'].includes(said)) return []
    const estado = estadoAfter(said)
    return {
      ...rest,
      documentoid: documentoid ?? historialid ?? `0x${index + 1}`,
      tipodocumento: tipodocumento ?? 'Documento',
      recursoid: recursoOf(line),
      ...(estado !== undefined && { estado }),
      presentado: createdtime,
      ...(nota !== undefined && said === 'rechazado' && { motivo: nota }),
    }
  })
}

const recursoOf = ({ recursoid, choferid, dominioid }: Linea): string | undefined =>
  [recursoid, choferid, dominioid].find((id) => typeof id === 'string' && id !== '') ?? undefined
