import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import type { Participacion } from './operacion.ts'

/** Since when it takes part and through when, or from when it will, or until when it did. One that was called off never began. */
export const usePlazo = () => {
  const t = useTexts()
  return ({ estado, desde, hasta }: Pick<Participacion, 'estado' | 'desde' | 'hasta'>): string => {
    const said = { desde: formatDate(desde), hasta: hasta === null ? '' : formatDate(hasta) }
    if (hasta !== null && hasta < desde) return t('operacion.plazo.noEmpezo', said)
    const ended = hasta !== null && hasta < hoyEnBuenosAires()
    if (estado === 'terminada') return t(`operacion.plazo.${ended ? 'termino' : 'cerrada'}`, said)
    const begins = t(`operacion.plazo.${estado === 'vigente' ? 'desde' : 'empieza'}`, said)
    return hasta === null ? begins : t('operacion.plazo.entre', { empieza: begins, ...said })
  }
}
