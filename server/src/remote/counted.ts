import { Refusal, type CarrierOperations } from '@portal/contract'
import { ListRecDocFaltantes } from '@portal/contract/documentos.ts'
import * as z from 'zod/mini'
import { conformer } from './conform.ts'

export type CarrierName = keyof CarrierOperations

const conform = conformer(ListRecDocFaltantes.output)

/** As much as is counted of the list: each resource's documents, whatever they say. */
const Listed = z.object({ records: z.array(z.object({ documentos: z.array(z.unknown()) })) })

/** How many documents are missing: a remote that doesn't know the question lists them, and they are counted here. */
export async function counted(
  ask: () => Promise<unknown>,
  askOther: (operation: CarrierName, input: Record<string, unknown>) => Promise<unknown>,
): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Refusal) || !error.is('UNKNOWN_OPERATION')) throw error
    const listed = Listed.safeParse(
      conform(await askOther('ListRecDocFaltantes', { solorecursosactivos: 'SI' })),
    )
    const documentos = listed.data?.records.flatMap((recurso) => recurso.documentos)
    return { faltantes: documentos?.length }
  }
}
