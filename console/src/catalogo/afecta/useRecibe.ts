import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import type { Vista } from './useVista.ts'

/** How many people are written to; of a change that touches nobody (null) none, and unknown as long as that is not known. */
export const useRecibe = () => {
  const t = useTexts()
  return (vista: Vista | null | undefined): string | undefined => {
    if (vista === undefined) return undefined
    const count = vista?.titulares ?? 0
    return count === 0 ? t('catalogo.nadieRecibe') : t('catalogo.reciben', { count, n: formatNumber(count) })
  }
}
