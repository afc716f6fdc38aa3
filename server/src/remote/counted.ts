import { ListRecDocFaltantes } from '@portal/contract/documentos.ts'
import { isUnknown } from './ask.ts'
import type { Forwarded } from './forwarded.ts'
import { holder } from './hold.ts'
import type { Dialect } from '../dialects/dialect.ts'

/**
 * How many documents are missing: a remote that doesn't know the question lists them, and they are counted here. A
 * resource that does not say what it lacks leaves the count unknown.
 */
export async function counted({ ask, input }: Forwarded, dialect: Dialect): Promise<unknown> {
  try {
    return (await ask({ operation: 'ContarFaltantes', input })).result
  } catch (error) {
    if (!isUnknown(error)) throw error
    const { result } = await ask({ operation: 'ListRecDocFaltantes', input: { solorecursosactivos: 'SI' } })
    const { answer, issues } = holder(ListRecDocFaltantes.remoteOutput, dialect)(result)
    const { data } = ListRecDocFaltantes.remoteOutput.safeParse(answer)
    const missing = data?.records.map(({ documentos }) => documentos?.length)
    return issues.length > 0 ? {} : { faltantes: sum(missing) }
  }
}

function sum(counts: (number | undefined)[] | undefined): number | undefined {
  return counts?.reduce(
    (total, count) => (total === undefined || count === undefined ? undefined : total + count),
    0,
  )
}
