import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import type { useVista, Vista } from './useVista.ts'

/** Who becomes fit and who no longer is, and when: a sentence each, as what would follow or as what was done. None where nobody does. */
export const useFrase = () => {
  const t = useTexts()
  return (recurso: TipoRecurso, { dia, pierden, ganan }: Vista, how: 'afecta' | 'hecho'): string[] => {
    const cuando =
      dia === hoyEnBuenosAires()
        ? t('catalogo.afecta.hoy')
        : t('catalogo.afecta.elDia', { fecha: formatDate(dia) })
    const sentence = (lado: 'pierde' | 'gana', count: number) =>
      count === 0
        ? []
        : [
            t(`catalogo.${how}.${lado}`, {
              count,
              n: formatNumber(count),
              recursos: t(`catalogo.plural.${recurso}`, { count }),
              habilitados: t(`catalogo.habilitado.${recurso}`, { count }),
              cuando,
            }),
          ]
    return [...sentence('pierde', pierden.cantidad), ...sentence('gana', ganan.cantidad)]
  }
}

/** Whom a change affects, in one line for where all of it is out of sight; undefined while nothing is known. */
export const useEnBreve = (recurso: TipoRecurso) => {
  const t = useTexts()
  const frase = useFrase()
  return ({ asked, vista, error }: Pick<ReturnType<typeof useVista>, 'asked' | 'vista' | 'error'>) => {
    if (!asked || error !== null || !vista) return undefined
    const unsaid = vista.operaciones.length > 0 ? 'catalogo.afecta.titulo' : 'catalogo.afecta.nadie'
    return frase(recurso, vista, 'afecta')[0] ?? t(unsaid)
  }
}
