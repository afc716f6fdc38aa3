import { maxPageSize } from '@portal/contract/operation.ts'
import { maxUnidadesDelDia } from '@portal/contract/unidades.ts'
import { isUnknown } from './ask.ts'
import { isRecord } from '../isRecord.ts'
import type { Forwarded } from './forwarded.ts'
import { asPage } from './pages.ts'
import { rowsIn } from './pagesThere.ts'

/** Of the page that is asked for there is one. */
const onePage = { page: 1, pagesize: maxUnidadesDelDia }

/**
 * The units of a day. A remote that doesn't know the question lists them; which of them may go out on that day nobody
 * knows then, whatever its list says of today.
 */
export async function unidadesDelDia({ ask, input }: Forwarded): Promise<unknown> {
  try {
    return asPage(true, onePage, (await ask({ operation: 'UnidadesDelDia', input })).result)
  } catch (error) {
    if (!isUnknown(error)) throw error
    const { result } = await ask({ operation: 'ListUnidades', input: { page: 1, pagesize: maxPageSize } })
    if (result === null || result === undefined) return result
    const rows = rowsIn(result)
    return { ...onePage, records: rows?.filter(isRecord).filter(isInUse).map(withoutFitness) ?? result }
  }
}

/** Whoever does not say so may be. */
const isInUse = ({ estado }: Record<string, unknown>) =>
  typeof estado !== 'string' || estado.toUpperCase() !== 'INACTIVA'

/** How it stands on a day that nobody asked the remote about is unknown. */
export const withoutFitness = ({
  fecha,
  aptitud,
  motivos,
  culpable,
  culpables,
  hasta,
  cambio,
  ...rest
}: Record<string, unknown>): Record<string, unknown> => rest
