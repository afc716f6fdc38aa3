import { useMatch } from '@tanstack/react-router'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../rutas.ts'
import styles from './avisoDeDecision.module.css'
import { LoDecidido } from './LoDecidido.tsx'
import { useRecientes } from './recientes.ts'
import { UndoButton } from './UndoButton.tsx'
import { useIsPast } from './useSecondsUntil.ts'

/** At the foot of every screen but a document's own, which has its line for this, while the decision may be taken back. */
export const AvisoDeDecision = () => {
  const t = useTexts()
  const { last, failed } = useRecientes()
  const onDocument = useMatch({ from: '/_sesion/revision/$documentoid', shouldThrow: false }) !== undefined
  const isPast = useIsPast(last?.undoUntil)
  const shown = last !== null && !last.waits && !isPast && !onDocument && !failed
  return (
    <div className={styles.place} data-print="hide">
      <div role="alert">
        {failed && !onDocument && (
          <p className={`row gap-8 slim ${styles.said}`}>
            <LoDecidido last={failed} />
            <TextLink href={rutas.documento(failed.documentoid, failed.queue)}>
              {t('revision.ultima.ver')}
            </TextLink>
          </p>
        )}
      </div>
      <div role="status">
        {shown && (
          <p className={`row gap-8 slim ${styles.said}`}>
            <LoDecidido last={last} />
          </p>
        )}
      </div>
      {shown && <UndoButton />}
    </div>
  )
}
