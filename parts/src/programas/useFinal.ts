import { diaEnBuenosAires } from '@portal/contract/calendario.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Programa } from './programa.ts'

/** How one ended that asks no more; undefined where nobody tells. */
export const useFinal = () => {
  const t = useTexts()
  return ({ estado, vence, revocado, revocado_por }: Programa): string | undefined => {
    if (estado === 'revocado' && revocado) {
      const fecha = formatDate(diaEnBuenosAires(new Date(revocado)))
      return revocado_por
        ? t('programa.quitadoPor', { fecha, quien: revocado_por })
        : t('programa.quitado', { fecha })
    }
    return vence && t('programa.termino', { fecha: formatDate(vence) })
  }
}
