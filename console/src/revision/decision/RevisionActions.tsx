import { sentence } from '@portal/contract/wording.ts'
import { Eye as EyeIcon, Lock as LockIcon, LockOpen as UnlockIcon, Users as OthersIcon } from 'lucide-react'
import { say } from '@portal/ui/texts/idioma.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { DecisionBar } from '../../panel/DecisionBar.tsx'
import { Kbd } from '../../shortcuts/Kbd.tsx'
import { useShortcuts } from '../../shortcuts/useShortcuts.ts'
import type { RefObject } from 'react'
import type { Decision } from '../../recientes/decision.ts'
import type { ReasonedDecision } from './MotivoDecision.tsx'
import type { Revision } from '../documento/revision.ts'
import { useKept, type Stroke } from './useKept.ts'
import styles from './revisionActions.module.css'

interface RevisionActionsProps {
  estado: Revision['estado']
  /** How many are approved or rejected at once. */
  cuantos: number
  /** Whoever looks presented it, in the account's name: somebody else decides. */
  mine: boolean
  /** Who else looks at it. */
  mirando: string | null
  /** The document is before the eyes of who decides. */
  drawn: boolean
  /** And was for a moment. */
  seen: boolean
  /** It could not be drawn, so they can't see it here. */
  unseeable: boolean
  /** The decision that was given up a moment ago: the focus goes back to its button. */
  returning: ReasonedDecision | undefined
  /** The person says that they looked at the original of what could not be drawn. */
  onOriginal: () => void
  lastStrokeRef: RefObject<Stroke | undefined>
  /** The decision that is on its way. */
  deciding: Decision | undefined
  onApprove: () => void
  onAsk: (decision: ReasonedDecision) => void
}

/** What may be decided from where the document stands. What was rejected or withdrawn is presented anew by its carrier. */
export const RevisionActions = ({
  estado,
  cuantos,
  mine,
  mirando,
  drawn,
  seen,
  unseeable,
  returning,
  onOriginal,
  lastStrokeRef,
  deciding,
  onApprove,
  onAsk,
}: RevisionActionsProps) => {
  const t = useTexts()
  const waits = estado === 'en revision'
  const busy = deciding !== undefined
  const open = waits && !busy && !mine
  const armed = open && seen
  const mayBlock = (waits || estado === 'aprobado') && !busy
  const block = () => onAsk('bloquear')
  const reject = () => onAsk('rechazar')
  const { stroke, kept, early } = useKept({
    armed,
    settling: open && drawn && !seen,
    lastStrokeRef,
    act: (key) => (key === 'a' ? onApprove() : reject()),
  })
  useShortcuts({
    a: open ? ({ timeStamp }) => stroke({ key: 'a', at: timeStamp }) : undefined,
    r: open ? ({ timeStamp }) => stroke({ key: 'r', at: timeStamp }) : undefined,
    b: mayBlock ? block : undefined,
  })

  if (waits) {
    return (
      <DecisionBar
        notice={
          <>
            {mine && (
              <p role="status" className={styles.shared}>
                <OthersIcon size={16} aria-hidden />
                {say(sentence('OWN_PRESENTATION'))}
              </p>
            )}
            {mirando !== null && (
              <p role="status" className={styles.shared}>
                <EyeIcon size={16} aria-hidden />
                {t('revision.mirando.aviso', { nombre: mirando })}
              </p>
            )}
            {early && !unseeable && (
              <p role="status" className={styles.shared}>
                <EyeIcon size={16} aria-hidden />
                {t('decidir.todaviaNoSeVe')}
              </p>
            )}
            {unseeable && !mine && <SinVer onOriginal={onOriginal} />}
          </>
        }
      >
        <Button
          kind="quiet"
          disabled={!mayBlock}
          autoFocus={returning === 'bloquear'}
          aria-keyshortcuts="B"
          onClick={block}
        >
          {t('decidir.bloquear')} <Kbd>B</Kbd>
        </Button>
        <Button
          danger
          disabled={!armed}
          autoFocus={returning === 'rechazar'}
          aria-keyshortcuts="R"
          onClick={reject}
        >
          {cuantos > 1 ? t('decidir.rechazarVarios', { n: cuantos }) : t('decidir.rechazar')} <Kbd>R</Kbd>
        </Button>
        <Button
          kind="primary"
          busy={deciding === 'aprobar' || kept === 'a'}
          disabled={!armed}
          aria-keyshortcuts="A"
          onClick={onApprove}
        >
          {cuantos > 1 ? t('decidir.aprobarVarios', { n: cuantos }) : t('decidir.aprobar')} <Kbd>A</Kbd>
        </Button>
      </DecisionBar>
    )
  }
  if (estado === 'aprobado') {
    return (
      <DecisionBar>
        <Button danger icon={<LockIcon />} disabled={busy} aria-keyshortcuts="B" onClick={block}>
          {t('decidir.bloquear')} <Kbd>B</Kbd>
        </Button>
      </DecisionBar>
    )
  }
  return (
    estado === 'bloqueado' && (
      <DecisionBar>
        <Button kind="primary" icon={<UnlockIcon />} disabled={busy} onClick={() => onAsk('desbloquear')}>
          {t('decidir.desbloquear')}
        </Button>
      </DecisionBar>
    )
  )
}

/** Nobody decides what they did not see: the step that says it was seen elsewhere. */
const SinVer = ({ onOriginal }: { onOriginal: () => void }) => {
  const t = useTexts()
  return (
    <div role="alert" className={styles.unseen}>
      <p>{t('revision.sinVer.aviso')}</p>
      <Button size="small" onClick={onOriginal}>
        {t('revision.sinVer.mire')}
      </Button>
    </div>
  )
}
