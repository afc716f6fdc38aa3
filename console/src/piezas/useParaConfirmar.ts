import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useFraseDeVista } from './useFraseDeVista.ts'
import { haceCaer, type Vista } from './vista.ts'

/** What somebody agrees to before what changes an operation is saved, a sentence each: nothing where nobody falls by it. Without a look, that nobody knows. */
export const useParaConfirmar = () => {
  const t = useTexts()
  const frase = useFraseDeVista()
  return (nombre: string, vista: Vista | undefined): string[] => {
    if (!vista) return [t('exigencias.noSeSabe', { nombre })]
    return haceCaer(vista) ? frase(nombre, vista) : []
  }
}
