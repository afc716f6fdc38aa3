import { formatNumber } from '@portal/ui/show/format.ts'
import { useTranslation } from 'react-i18next'

/** How long something has waited, in days as the calendar counts them: on its own, «hace …», and in a sentence. */
export const useEspera = () => {
  const { t } = useTranslation()
  return {
    dias: (dias: number) => t('espera.dias', { count: dias, n: formatNumber(dias) }),
    hace: (dias: number) => t('espera.hace', { count: dias, n: formatNumber(dias) }),
    espera: (dias: number) => t('espera.espera', { count: dias, n: formatNumber(dias) }),
    promesa: (plazo: number) => t('espera.promesa', { count: plazo, n: formatNumber(plazo) }),
  }
}
