import { useTranslation } from 'react-i18next'
import type { TextKey } from '../app/textos.ts'

/** A text where only an element can stand. */
export const Said = ({ text }: { text: TextKey }) => {
  const { t } = useTranslation()
  return t(text)
}
