import { useTexts } from '../texts/useTexts.ts'
import type { TextKey } from '../texts/textos.ts'
import type { RecordKind } from './record.ts'

/** The words of a kind of record: `recordKind` held it to having them. */
export const useRecordTexts = ({ texts, labels }: Pick<RecordKind<never>, 'texts' | 'labels'>) => {
  const t = useTexts()
  return {
    label: (name: string) => t(`${labels}.${name}` as TextKey), // what `recordKind` holds to it has it
    title: (section: string) => t(`${texts}.secciones.${section}` as TextKey), // and this one
  }
}
