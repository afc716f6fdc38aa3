import type { Answer } from '@portal/contract'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

export type Sesion = Answer<'ListSesiones'>['records'][number]

/** Which one a session is, in words: "Chrome en Windows". */
export const useCual = () => {
  const t = useTexts()
  return ({ navegador, sistema }: Sesion): string => {
    if (!sistema) return navegador ?? t('sesiones.otroPrograma')
    return t('sesiones.en', { navegador: navegador ?? t('sesiones.otroNavegador'), sistema })
  }
}
