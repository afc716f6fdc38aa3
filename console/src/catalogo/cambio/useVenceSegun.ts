import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useCallback } from 'react'
import type { Tipo } from '../tipo.ts'

/** By what a type ends, in words: «12 meses». */
export const useVenceSegun = () => {
  const t = useTexts()
  return useCallback(
    ({ vigencia, meses }: Pick<Tipo, 'vigencia' | 'meses'>): string =>
      vigencia === 'meses'
        ? t('catalogo.vence.meses', { count: meses ?? 0 })
        : t(`catalogo.vence.${vigencia}`),
    [t],
  )
}
