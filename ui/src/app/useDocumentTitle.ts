import { useEffect } from 'react'
import { useTexts } from '../texts/useTexts.ts'

export const useDocumentTitle = (nombre: string) => {
  const t = useTexts()
  useEffect(() => {
    document.title = t('pantalla.titulo', { nombre })
  }, [t, nombre])
}
