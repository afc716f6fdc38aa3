import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Files as SeveralIcon } from 'lucide-react'
import type { Presentable } from './presentable.ts'
import styles from './presentarTodos.module.css'

interface PresentarTodosProps {
  /** What was never presented, in the order of a sitting. */
  items: readonly Presentable[]
  onPresent: (start: Presentable, among: readonly Presentable[]) => void
}

/** All that one resource lacks, in one sitting; a single one is presented on its row. */
export const PresentarTodos = ({ items, onPresent }: PresentarTodosProps) => {
  const t = useTexts()
  const [first] = items
  const count = items.length
  if (!first || count < 2) return null
  return (
    <div className={styles.bar}>
      <span>{t('presentar.sinPresentar', { count })}</span>
      <Button size="small" icon={<SeveralIcon />} onClick={() => onPresent(first, items)}>
        {t('faltantes.presentarLos', { count })}
      </Button>
    </div>
  )
}
