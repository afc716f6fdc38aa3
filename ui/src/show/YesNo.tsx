import { useTranslation } from 'react-i18next'

export const YesNo = ({ value }: { value: boolean }) => {
  const { t } = useTranslation()
  return t(value ? 'valor.si' : 'valor.no')
}
