import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import type { Operacion } from './operacion.ts'

/** «18 transportes, 214 choferes y 118 dominios»: who works in an operacion, those to begin among the first. */
export const useQuienesParticipan = () => {
  const t = useTexts()
  return ({ cuentas, choferes, dominios }: Pick<Operacion, 'cuentas' | 'choferes' | 'dominios'>): string =>
    listed(
      (
        [
          ['operacion.cuantos.transportes', cuentas],
          ['operacion.cuantos.choferes', choferes.total],
          ['operacion.cuantos.dominios', dominios.total],
        ] as const
      ).flatMap(([key, count]) => (count === 0 ? [] : [t(key, { count, n: formatNumber(count) })])),
    )
}
