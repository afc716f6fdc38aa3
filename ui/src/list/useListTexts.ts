import { useTexts } from '../texts/useTexts.ts'
import type { TextKey } from '../texts/textos.ts'
import { formatNumber } from '../show/format.ts'

/** The words of a list: `List` holds its noun to having them. */
export const useListTexts = (noun: string) => {
  const t = useTexts()
  const say = (key: string) => t(key as TextKey) // of a noun of `List.texts`
  return {
    title: say(`${noun}.titulo`),
    /** Of a list that is a screen of its own. */
    explanation: () => say(`${noun}.explicacion`),
    search: say(`${noun}.buscar`),
    empty: { title: say(`${noun}.vacio.titulo`), message: say(`${noun}.vacio.mensaje`) },
    count: (total: number) => t(`${noun}.cantidad` as TextKey, { count: total, n: formatNumber(total) }), // and this one
  }
}
