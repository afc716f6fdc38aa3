import { useTexts } from '../texts/useTexts.ts'
import type { ComboBoxWords } from './plain/ComboBox.tsx'

export const useComboBoxWords = (): ComboBoxWords => {
  const t = useTexts()
  return {
    cargando: t('acciones.cargando'),
    sinResultados: t('campo.sinOpciones'),
    resultados: (count) => t('campo.resultados', { count }),
    abrir: (campo) => t('campo.abrirLista', { campo }),
    opciones: (campo) => t('campo.opciones', { campo }),
  }
}
