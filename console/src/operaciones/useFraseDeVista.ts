import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { capitalized, listed } from '@portal/ui/texts/locale.ts'
import type { Vista } from './vista.ts'

/** «Desde el 01/12/2026, 14 choferes de 3 transportes no podrían entrar»: a sentence for those who no longer could, and one for those who could. */
export const useFraseDeVista = () => {
  const t = useTexts()
  return ({ dia, pierden, ganan }: Vista): string[] => {
    const cuando =
      dia <= hoyEnBuenosAires()
        ? t('operacion.vista.hoy')
        : t('operacion.vista.desde', { fecha: formatDate(dia) })
    const sentence = (
      lado: 'pierden' | 'ganan',
      { choferes, dominios, transportes, cuentas }: Vista['pierden'],
    ) => {
      const count = choferes + dominios + transportes
      const quienes = (
        [
          ['operacion.cuantos.choferes', choferes],
          ['operacion.cuantos.dominios', dominios],
          ['operacion.cuantos.empresas', transportes],
        ] as const
      ).flatMap(([key, some]) => (some === 0 ? [] : [t(key, { count: some, n: formatNumber(some) })]))
      return count === 0
        ? []
        : [
            capitalized(
              t(`operacion.vista.${lado}`, {
                count,
                cuando,
                quienes: listed(quienes),
                de: t('operacion.vista.de', { count: cuentas, n: formatNumber(cuentas) }),
              }),
            ),
          ]
    }
    return [...sentence('pierden', pierden), ...sentence('ganan', ganan)]
  }
}
