import { CircleAlert as RefusedIcon } from 'lucide-react'
import { Hourglass as WaitingIcon } from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { useToast } from '../feedback/Toasts.tsx'
import type { WaitingWrite } from './waitingWrite.ts'
import { useOutbox } from './outboxContext.ts'
import styles from './signal.module.css'

interface WaitingWriteListProps {
  waitingWrites: readonly WaitingWrite[]
  offline: boolean
  /** A link was followed. */
  onLeave: () => void
}

/** What waits, in the order in which it goes out; what was not taken says why, and leads back to where it was written. */
export const WaitingList = ({ waitingWrites, offline, onLeave }: WaitingWriteListProps) => {
  const t = useTexts()
  const toast = useToast()
  const outbox = useOutbox()
  const takeBack = ({ key, left, refused }: WaitingWrite) => {
    outbox.takeBack(key)
    if (refused === undefined)
      toast({ severity: 'info', message: t(left ? 'senal.quizaSalio' : 'senal.quitado') })
  }
  return (
    <section className={styles.list} aria-label={t('senal.lista')}>
      <ul>
        {waitingWrites.map((waitingWrite) => (
          <li className="row gap-12 line-below" key={waitingWrite.key}>
            {waitingWrite.refused === undefined ? <WaitingIcon /> : <RefusedIcon />}
            <div className={`grow slim breaks ${styles.what}`}>
              <b className="semibold">{waitingWrite.what}</b>
              {waitingWrite.refused !== undefined && <p>{waitingWrite.refused}</p>}
            </div>
            {waitingWrite.refused !== undefined && (
              <ButtonLink kind="quiet" size="small" href={waitingWrite.href} onClick={onLeave}>
                {t('senal.abrir')}
              </ButtonLink>
            )}
            <Button
              kind="quiet"
              size="small"
              aria-label={t('senal.quitarDe', { que: waitingWrite.what })}
              disabled={outbox.sending() === waitingWrite.key}
              onClick={() => takeBack(waitingWrite)}
            >
              {t('senal.quitar')}
            </Button>
          </li>
        ))}
      </ul>
      {offline && <p className={styles.tab}>{t('senal.pestana')}</p>}
    </section>
  )
}
