import type { Answer } from '@portal/contract'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

export type Vista = NonNullable<Answer<'SaveOperacion'>['vista']>

/** Who could no longer go to an operation, and who could, and from when: a sentence each. One alone where nobody's turn comes. */
export const useFraseDeVista = () => {
  const t = useTexts()
  return (nombre: string, { dia, pierden, ganan }: Vista): string[] => {
    const cuando =
      dia === hoyEnBuenosAires()
        ? t('exigencias.desdeHoy')
        : t('exigencias.desdeElDia', { fecha: formatDate(dia) })
    const said = (
      lado: 'pierden' | 'ganan',
      { choferes, dominios, transportes, cuentas }: Vista['pierden'],
    ) => {
      const cuantos = { choferes, dominios, transportes }
      const quienes = (['choferes', 'dominios', 'transportes'] as const)
        .filter((each) => cuantos[each] > 0)
        .map((each) =>
          t(`exigencias.cuantos.${each}`, { count: cuantos[each], n: formatNumber(cuantos[each]) }),
        )
      if (quienes.length === 0) return []
      return [
        t(`exigencias.${lado}`, {
          count: choferes + dominios + transportes,
          cuando,
          nombre,
          quienes: listed(quienes),
          cuentas: t('exigencias.cuantos.cuentas', { count: cuentas, n: formatNumber(cuentas) }),
        }),
      ]
    }
    const both = [...said('pierden', pierden), ...said('ganan', ganan)]
    return both.length > 0 ? both : [t('exigencias.nadie', { nombre })]
  }
}
