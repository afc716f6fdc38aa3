import { UserCheck as RegistrosIcon } from 'lucide-react'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TodoAlDia } from '../recientes/TodoAlDia.tsx'
import { waiting } from './address.ts'

/** Nobody waits for an account: that is the reward; nobody found is not. */
export const NingunRegistro = ({ address, change }: Pick<ListState<never>, 'address' | 'change'>) => {
  const t = useTexts()
  if (address.search !== undefined) return <NothingFound onClear={() => change({ search: undefined })} />
  return (address['estado'] ?? waiting) === waiting ? (
    <TodoAlDia title={t('registros.alDia.titulo')} message={t('registros.alDia.mensaje')} />
  ) : (
    <EmptyState
      icon={<RegistrosIcon />}
      title={t('registros.vacio.titulo')}
      message={t('registros.vacio.mensaje')}
    />
  )
}
