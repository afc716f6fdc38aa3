import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatDate, formatNumber } from '@portal/ui/show/format.ts'
import type { Tipo } from '../tipo.ts'
import { useCondiciones } from './useCondiciones.ts'
import { useVenceSegun } from './useVenceSegun.ts'

/** What a type becomes on the day that its change waits for: «pasa a ser crítico; vence según: 12 meses». */
export const useCambioDicho = () => {
  const t = useTexts()
  const venceSegun = useVenceSegun()
  const condiciones = useCondiciones()
  return (tipo: Tipo, { valores }: NonNullable<Tipo['cambio']>): string => {
    const after: Tipo = { ...tipo, ...valores }
    const { obligatorio, critico, vigente_desde, vigente_hasta, dia_exigible } = valores
    return [
      obligatorio !== undefined && t(`catalogo.cambio.obligatorio.${obligatorio ? 'si' : 'no'}`),
      critico !== undefined &&
        critico !== tipo.critico &&
        t(`catalogo.cambio.critico.${critico ? 'si' : 'no'}`),
      ('vigencia' in valores || 'meses' in valores) &&
        t('catalogo.cambio.vence', { como: venceSegun(after) }),
      dia_exigible !== undefined && t('catalogo.cambio.exigible', { dia: formatNumber(dia_exigible) }),
      vigente_desde !== undefined &&
        (vigente_desde === null
          ? t('catalogo.cambio.pideDesdeSiempre')
          : t('catalogo.cambio.pideDesde', { fecha: formatDate(vigente_desde) })),
      vigente_hasta !== undefined &&
        (vigente_hasta === null
          ? t('catalogo.cambio.pideSinFin')
          : t('catalogo.cambio.pideHasta', { fecha: formatDate(vigente_hasta) })),
      Object.keys(valores).some((campo) => campo.startsWith('aplica_')) &&
        t('catalogo.cambio.aQuien', { quien: condiciones(after) }),
    ]
      .filter((said) => said !== false)
      .join('; ')
  }
}
