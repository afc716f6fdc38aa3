import { maxHojasDeLote, type Hoja } from '@portal/contract/lote.ts'
import { listPages, type PageRef } from '@portal/ui/pages/listPages.ts'
import { cuentaDe, type Ask, type PapelLeido } from './cuenta.ts'
import { leerHojas } from './leerHojas.ts'

/** The papers that one file is made of, each with its pages; none where it can't be opened or has too many pages. */
export const leerAparte = async (
  file: File,
  ask: Ask,
): Promise<readonly { papel: PapelLeido; hojas: readonly PageRef[] }[]> => {
  const { pages } = await listPages([file])
  if (pages.length === 0 || pages.length > maxHojasDeLote) return []
  const cuenta = await cuentaDe(ask)
  const read: Hoja[] = []
  await leerHojas(
    () => pages.slice(read.length),
    ({ hoja }) => read.push(hoja),
    new AbortController().signal,
  )
  return cuenta.ordenar(read).map((papel) => ({ papel, hojas: papel.hojas.flatMap((at) => pages[at] ?? []) }))
}
