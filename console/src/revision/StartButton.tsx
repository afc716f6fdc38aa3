import { ArrowRight as StartIcon } from 'lucide-react'
import type { Result } from '@portal/contract'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'
import { isQueue, queueOf } from './queue.ts'

type State = ListState<Result<'ListRevision'>['records'][number]>

/** Opens the first of what waits, and that nobody else looks at. */
export const StartButton = ({ rows, address }: Pick<State, 'rows' | 'address'>) => {
  const t = useTexts()
  const first = rows?.find(({ mirando }) => mirando === null) ?? rows?.[0]
  return (
    isQueue(address) &&
    first && (
      <ButtonLink kind="primary" size="small" href={rutas.documento(first.documentoid, queueOf(address))}>
        {t('revision.empezar')}
        <StartIcon />
      </ButtonLink>
    )
  )
}
