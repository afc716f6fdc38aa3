import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TipoRecurso } from '../tipo.ts'
import { useFrase } from './useFrase.ts'
import type { useVista } from './useVista.ts'

type Look = Pick<ReturnType<typeof useVista>, 'asked' | 'vista' | 'error'>

/** Whom a change affects, in one line for where all of it is out of sight; undefined while nothing is known. */
export const useEnBreve = () => {
  const t = useTexts()
  const frase = useFrase()
  return ({ asked, vista, error }: Look, recurso: TipoRecurso): string | undefined => {
    if (!asked || error !== null || !vista) return undefined
    const [first] = frase(recurso, vista, 'afecta')
    return first ?? t(vista.operaciones.length > 0 ? 'catalogo.afecta.titulo' : 'catalogo.afecta.nadie')
  }
}
