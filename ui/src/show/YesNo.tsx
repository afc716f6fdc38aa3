import { useTexts } from '../texts/useTexts.ts'

export const YesNo = ({ value }: { value: boolean }) => {
  const t = useTexts()
  return t(value ? 'valor.si' : 'valor.no')
}
