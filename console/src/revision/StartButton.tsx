import { ArrowRight as StartIcon } from 'lucide-react'
import Button from '@mui/material/Button'
import type { Result } from '@portal/contract'
import type { ListState } from '@portal/ui/list/list.ts'
import { useTranslation } from 'react-i18next'
import { rutas } from '../rutas.ts'
import { isQueue, queueOf } from './queue.ts'

type State = ListState<Result<'ListRevision'>['records'][number]>

/** Opens the first of what waits. */
export const StartButton = ({ rows, address }: Pick<State, 'rows' | 'address'>) => {
  const { t } = useTranslation()
  const first = rows?.[0]
  return (
    isQueue(address) &&
    first && (
      <Button
        variant="contained"
        color="secondary"
        size="small"
        endIcon={<StartIcon />}
        href={rutas.documento(first.documentoid, queueOf(address))}
      >
        {t('revision.empezar')}
      </Button>
    )
  )
}
