import { Refusal, type CarrierOperations } from '@portal/contract'
import { ListRecDocFaltantes } from '@portal/contract/documentos.ts'
import { holder } from './hold.ts'

export type CarrierName = keyof CarrierOperations

const hold = holder(ListRecDocFaltantes.remoteOutput)

/**
 * How many documents are missing: a remote that doesn't know the question lists them, and they are counted here. A
 * resource that does not say what it lacks leaves the count unknown.
 */
export async function counted(
  ask: () => Promise<unknown>,
  askOther: (operation: CarrierName, input: Record<string, unknown>) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.is('UNKNOWN_OPERATION')) throw error
    const { answer, issues } = hold(await askOther('ListRecDocFaltantes', { solorecursosactivos: 'SI' }))
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
