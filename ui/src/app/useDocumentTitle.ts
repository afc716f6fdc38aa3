import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export const useDocumentTitle = (nombre: string) => {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t('pantalla.titulo', { nombre })
  }, [t, nombre])
}
