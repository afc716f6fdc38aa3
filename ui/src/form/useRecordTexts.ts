import { useTexts } from '../app/useTexts.ts'
import type { TextKey } from '../app/textos.ts'

/** The words of a kind of record: `recordKind` held its noun to having them. */
export const useRecordTexts = (noun: string) => {
  const t = useTexts()
  return {
    label: (name: string) => t(`${noun}.campos.${name}` as TextKey), // a noun of `recordKind` has it
    title: (section: string) => t(`${noun}.secciones.${section}` as TextKey), // and this one
  }
}
