import { useTranslation } from 'react-i18next'
import type { TipoPedido } from './tiposPedidos.ts'

/** How long a document of a type is good for, in two words. */
export const DeQueVale = ({ tipo: { vigencia, meses } }: { tipo: TipoPedido }) => {
  const { t } = useTranslation()
  if (vigencia === undefined) return null
  return <span>{t(`recursos.pedidos.vigencia.${vigencia}`, { count: meses ?? 0 })}</span>
}
