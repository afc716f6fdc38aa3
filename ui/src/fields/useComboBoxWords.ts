import { useTranslation } from 'react-i18next'
import type { ComboBoxWords } from './plain/ComboBox.tsx'

export const useComboBoxWords = (): ComboBoxWords => {
  const { t } = useTranslation()
  return {
    cargando: t('acciones.cargando'),
    sinResultados: t('campo.sinOpciones'),
    resultados: (count) => t('campo.resultados', { count }),
    abrir: (campo) => t('campo.abrirLista', { campo }),
    opciones: (campo) => t('campo.opciones', { campo }),
  }
}
