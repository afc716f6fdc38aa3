import { CircleCheck as DoneIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { FallaAhi } from '../../operaciones/FallaAhi.tsx'
import styles from './faltantes.module.css'

interface SinFilasProps {
  error: unknown
  onRetry: () => void
  /** No answer yet. */
  waiting: boolean
  /** The server answered that nothing is missing. */
  nothing: boolean
  onClear: () => void
  /** Turns it to no operacion. */
  onTodo: () => void
}

/** In the place of the rows. That all is in order is only said where the server said so. */
export const SinFilas = ({ error, onRetry, waiting, nothing, onClear, onTodo }: SinFilasProps) => {
  const t = useTexts()
  if (waiting && error) return <FallaAhi error={error} onRetry={onRetry} onTodo={onTodo} />
  if (waiting) {
    return (
      <div aria-busy className={styles.waiting}>
        {Array.from({ length: 12 }, (_, row) => (
          <div className="row line-above" key={row} data-head={row % 3 === 0 || undefined}>
            <Placeholder width={row % 3 === 0 ? 220 : 160 + 24 * (row % 4)} />
          </div>
        ))}
      </div>
    )
  }
  if (!nothing) return <NothingFound onClear={onClear} />
  return (
    <EmptyState
      icon={<DoneIcon />}
      title={t('faltantes.vacio.titulo')}
      message={t('faltantes.vacio.mensaje')}
    />
  )
}
