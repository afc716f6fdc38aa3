import type { Result } from '@portal/contract'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'

export type TipoConUso = Result<'DetailTipo'>['records'][number]

/** Of what a type is, and how much hangs on it: «Chofer · 41 presentados en 6 cuentas». */
export const useDeQue = () => {
  const t = useTexts()
  return ({ docrectipo_recurso, presentados, cuentas }: TipoConUso): string => {
    const used =
      presentados === 0
        ? t('catalogo.ninguno')
        : t('catalogo.presentados', {
            count: presentados,
            n: formatNumber(presentados),
            cuentas: t('catalogo.cuentas', { count: cuentas, n: formatNumber(cuentas) }),
          })
    return `${t(`tipoRecurso.${docrectipo_recurso}`)} · ${used}`
  }
}
