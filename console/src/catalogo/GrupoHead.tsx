import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import {
  Building2 as EmpresaIcon,
  Truck as DominioIcon,
  User as ChoferIcon,
  UserMinus as BajaIcon,
  type LucideIcon,
} from 'lucide-react'
import type { TipoRecurso } from './tipo.ts'

const icons: Record<TipoRecurso, LucideIcon> = {
  chofer: ChoferIcon,
  'chofer dado de baja': BajaIcon,
  dominio: DominioIcon,
  transporte: EmpresaIcon,
}

interface GrupoHeadProps {
  recurso: TipoRecurso
  cantidad: number
}

export const GrupoHead = ({ recurso, cantidad }: GrupoHeadProps) => {
  const t = useTexts()
  const Icon = icons[recurso]
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
