import { Mail as MailIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { TodoAlDia } from '../recientes/TodoAlDia.tsx'

/** That none failed is good news; that none is found is not. */
export const NingunCorreo = ({
  address,
  narrowed,
  widen,
}: Pick<ListState<never>, 'address' | 'narrowed' | 'widen'>) => {
  const t = useTexts()
  if (address['estado'] === 'fallido' && address.search === undefined)
    return <TodoAlDia title={t('correos.alDia.titulo')} message={t('correos.alDia.mensaje')} />
  if (narrowed) return <NothingFound onClear={widen} />
  return (
    <EmptyState
      ghost
      icon={<MailIcon />}
      title={t('correos.vacio.titulo')}
      message={t('correos.vacio.mensaje')}
    />
  )
}
