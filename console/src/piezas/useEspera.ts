import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

/** How long something has waited, in days as the calendar counts them: on its own, «hace …», and in a sentence. */
export const useEspera = () => {
  const t = useTexts()
  return {
    dias: (dias: number) => t('espera.dias', { count: dias, n: formatNumber(dias) }),
    hace: (dias: number) => t('espera.hace', { count: dias, n: formatNumber(dias) }),
    espera: (dias: number) => t('espera.espera', { count: dias, n: formatNumber(dias) }),
    promesa: (plazo: number) => t('espera.promesa', { count: plazo, n: formatNumber(plazo) }),
  }
}
