import { useMatch } from '@tanstack/react-router'
import styles from './avisoDeDecision.module.css'
import { LoDecidido } from './LoDecidido.tsx'
import { useRecientes } from './recientes.ts'
import { UndoButton } from './UndoButton.tsx'
import { useIsPast } from './useSecondsUntil.ts'

/** At the foot of every screen but a document's own, which has its line for this, while the decision may be taken back. */
export const AvisoDeDecision = () => {
  const { last } = useRecientes()
  const onDocument = useMatch({ from: '/_sesion/revision/$documentoid', shouldThrow: false }) !== undefined
  const isPast = useIsPast(last?.undoUntil)
  const shown = last !== null && !last.waits && !isPast && !onDocument
  return (
    <div className={styles.place} data-print="hide">
      <div role="status">
        {shown && (
          <p className={styles.said}>
            <LoDecidido last={last} />
          </p>
        )}
      </div>
      {shown && <UndoButton />}
    </div>
  )
}
