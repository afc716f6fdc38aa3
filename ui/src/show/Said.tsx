import { useTexts } from '../texts/useTexts.ts'
import type { TextKey } from '../texts/textos.ts'

/** A text where only an element can stand. */
export const Said = ({ text }: { text: TextKey }) => {
  const t = useTexts()
  return t(text)
}
