import type { TipoRecurso } from '@portal/contract/recursos.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { iconoDeRecurso } from '../piezas/iconoDeRecurso.ts'

interface GrupoHeadProps {
  recurso: TipoRecurso
  cantidad: number
}

export const GrupoHead = ({ recurso, cantidad }: GrupoHeadProps) => {
  const t = useTexts()
  const Icon = iconoDeRecurso[recurso]
  return (
    <span className="inline-row gap-6">
      <Icon className="petrol" aria-hidden size={16} />
      {t(`tipoRecurso.${recurso}`)}{' '}
      <span className="regular soft">
        {t('catalogo.cantidad', { count: cantidad, n: formatNumber(cantidad) })}
      </span>
    </span>
  )
}
