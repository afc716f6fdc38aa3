import { Undo2 as UndoIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useRecientes } from './recientes.ts'
import styles from './undoButton.module.css'
import { useSecondsUntil } from './useSecondsUntil.ts'

/** Takes the last decision back, and counts down how long it still may be. Nothing when it may not. */
export const UndoButton = () => {
  const t = useTexts()
  const { last, undo, problem } = useRecientes()
  const seconds = useSecondsUntil(last?.undoUntil)
  if (last === null || (seconds === 0 && !last.waits)) return null
  return (
    <span className={`row gap-8 rigid ${styles.undo}`}>
      <Button
        size="small"
        icon={<UndoIcon />}
        disabled={undo === undefined}
        aria-keyshortcuts="Z"
        onClick={undo}
      >
        {t('deshacer.deshacer')} <Kbd>Z</Kbd>
      </Button>
      {problem !== undefined ? (
        <span role="alert" className="wrong">
          {problem}
        </span>
      ) : (
        !last.waits && (
          <span aria-hidden className={styles.seconds}>
            {t('deshacer.segundos', { n: seconds })}
          </span>
        )
      )}
    </span>
  )
}
