import type { TipoRecurso } from '@portal/contract/recursos.ts'
import {
  Building2 as EmpresaIcon,
  Truck as DominioIcon,
  User as ChoferIcon,
  UserMinus as BajaIcon,
  type LucideIcon,
} from 'lucide-react'

/** Of what a document is asked, drawn. */
export const iconoDeRecurso: Readonly<Record<TipoRecurso, LucideIcon>> = {
  chofer: ChoferIcon,
  'chofer dado de baja': BajaIcon,
  dominio: DominioIcon,
  transporte: EmpresaIcon,
}
