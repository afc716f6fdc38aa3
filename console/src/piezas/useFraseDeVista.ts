import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import { listed } from '@portal/ui/texts/locale.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { diasDe, type Vista, type VistaDeDias } from './vista.ts'

/** Who could no longer go to an operation, and who could, and from when: a sentence each. One alone where nobody's turn comes. */
export const useFraseDeVista = () => {
  const t = useTexts()
  const deUnDia = (nombre: string, { dia, pierden, ganan }: VistaDeDias): string[] => {
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
    return [...said('pierden', pierden), ...said('ganan', ganan)]
  }
  return (nombre: string, vista: VistaDeDias): string[] => {
    const { sinMirar = 0 } = vista
    const said = diasDe(vista).flatMap((each) => deUnDia(nombre, each))
    const more = sinMirar > 0 ? [t('exigencias.masDias', { count: sinMirar, n: formatNumber(sinMirar) })] : []
    const all = [...said, ...more]
    return all.length > 0 ? all : [t('exigencias.nadie', { nombre })]
  }
}
