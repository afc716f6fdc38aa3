import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { TipoPedido } from './tiposPedidos.ts'

/** How long a document of a type is good for, in two words. */
export const DeQueVale = ({
  tipo: { vigencia, meses },
  className,
}: {
  tipo: TipoPedido
  className: string
}) => {
  const t = useTexts()
  if (vigencia === undefined) return null
  return (
    <span className={className}>{t(`recursos.pedidos.vigencia.${vigencia}`, { count: meses ?? 0 })}</span>
  )
}
