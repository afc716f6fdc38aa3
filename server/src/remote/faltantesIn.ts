import { listIn } from './listIn.ts'
import { idIn } from './shapes.ts'
import { isRecord } from '../isRecord.ts'

type Fields = Record<string, unknown>

/**
 * What is missing, grouped by resource, from what a remote answered: `records` of resources with their `documentos`, the
 * same under `faltantes`, or the flat list that the seed makes of it. A resource that does not say what it lacks keeps
 * its row, and what it lacks is unknown.
 */
export function faltantesIn(result: unknown): unknown {
  if (!isRecord(result)) return result
  const { faltantes, ...rest } = result
  const records = listIn(rest['records'])
  const flat = listIn(faltantes)
  if (records && (records.length > 0 || !flat)) return { ...result, records: grouped(records) }
  return flat ? { ...rest, records: grouped(flat) } : result
}

function grouped(rows: readonly unknown[]): unknown[] {
  const byResource = new Map<string, Fields>()
  return rows.flatMap((row): unknown[] => {
    if (!isRecord(row)) return [row]
    const { documentos, faltantes, ...recurso } = row
    const within = listIn(documentos) ?? listIn(faltantes)
    if (within) return [{ ...recurso, documentos: within }]
    const documento = documentoIn(row)
    const recursoid = idIn(row, ['recursoid', 'choferid', 'dominioid'])
    if (!documento || recursoid === undefined) return [row]
    const before = byResource.get(recursoid)
    if (before) {
      before['documentos'] = [...(listIn(before['documentos']) ?? []), documento]
      return []
    }
    const first = { ...recurso, recursoid, documentos: [documento] }
    byResource.set(recursoid, first)
    return [first]
  })
}

/** Of a row that is one missing document: `nombre` is the resource's then. */
function documentoIn({ nombre: _ofResource, ...row }: Fields): Fields | undefined {
  const { tipodocumentoid, tipodocumento } = row
  return tipodocumentoid === undefined || typeof tipodocumento !== 'string'
    ? undefined
    : { ...row, tipodocumentoid, nombre: tipodocumento }
}
