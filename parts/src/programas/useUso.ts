import { formatNumber, formatTime } from '@portal/ui/show/format.ts'
import { uncapitalized } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { enDias } from '../tiempo.ts'
import { momentoDe, vecesDe, type Programa } from './programa.ts'

/** When and how often a program asked, in words; and when something else was. */
export const useUso = () => {
  const t = useTexts()
  const momento = (instant: string): string => {
    const { hace, ...more } = momentoDe(instant)
    if ('minutos' in more) return t('programa.uso.minutos', { n: formatNumber(more.minutos) })
    if ('dias' in more) return enDias(t, 'hace', more.dias)
    if (hace === 'hoy' || hace === 'ayer') return t(`programa.uso.${hace}`, { hora: formatTime(instant) })
    return t('programa.uso.recien')
  }
  return {
    momento,
    /** The same inside a sentence. */
    momentoDentro: (instant: string): string => uncapitalized(momento(instant)),
    /** Undefined where a back office elsewhere doesn't say it. */
    ultimo: ({ ultimo_uso }: Programa): string | undefined =>
      ultimo_uso === undefined
        ? undefined
        : ultimo_uso === null
          ? t('programa.uso.nunca')
          : momento(ultimo_uso),
    veces: (programa: Programa): string | undefined => {
      const counted = vecesDe(programa)
      return counted && t(`programa.veces.${counted.en}`, { n: formatNumber(counted.veces) })
    },
  }
}
