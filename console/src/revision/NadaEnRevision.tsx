import { FileCheck as RevisionIcon } from 'lucide-react'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { LoSiguiente } from './LoSiguiente.tsx'
import { TodoAlDia } from '../recientes/TodoAlDia.tsx'
import { isNarrowed, isQueue, wide } from './queue.ts'

/** An empty queue is the reward of whoever emptied it; an empty search is not. */
export const NadaEnRevision = ({ address, change }: Pick<ListState<object>, 'address' | 'change'>) => {
  const t = useTexts()
  const widen = () => change(wide)
  const queue = isQueue(address)
  const narrowed = isNarrowed(address)

  if (queue && narrowed && address.search === undefined)
    return (
      <TodoAlDia
        title={t('revision.filtroAlDia.titulo')}
        message={t('revision.filtroAlDia.mensaje')}
        action={<LoSiguiente onWiden={widen} />}
      />
    )
  if (narrowed) return <NothingFound onClear={widen} />
  return queue ? (
    <TodoAlDia
      title={t('revision.alDia.titulo')}
      message={t('revision.alDia.mensaje')}
      action={<LoSiguiente />}
    />
  ) : (
    <EmptyState
      icon={<RevisionIcon />}
      title={t('revision.vacio.titulo')}
      message={t('revision.vacio.mensaje')}
    />
  )
}
