import { WifiOff as OfflineIcon } from 'lucide-react'
import { RefreshCw as SendingIcon } from 'lucide-react'
import { CircleAlert as RefusedIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '../texts/useTexts.ts'
import { useToast } from '../feedback/Toasts.tsx'
import { formatDateTime } from '../show/format.ts'
import { WaitingList } from './WaitingList.tsx'
import { useWaitingWrites, useOutbox } from './outboxContext.ts'
import styles from './signal.module.css'
import { useLostAt } from './useConnection.ts'

const clockOf = (ms: number) => formatDateTime(new Date(ms).toISOString()).slice(-5)

/** At the foot of the window while there is no line, or while something that waited for one did not go out. */
export const SignalStrip = () => {
  const t = useTexts()
  const toast = useToast()
  const outbox = useOutbox()
  const waitingWrites = useWaitingWrites()
  const lostAt = useLostAt()
  const [open, setOpen] = useState(false)
  const waiting = waitingWrites.filter(({ refused }) => refused === undefined)
  const refused = waitingWrites.length - waiting.length
  const shown = lostAt !== null || waitingWrites.length > 0

  useEffect(
    () => outbox.onArrival(({ what }) => toast({ message: t('senal.salio', { que: what }) })),
    [outbox, toast, t],
  )

  const link =
    waiting.length > 0 ? t('senal.ver', { count: waiting.length }) : refused > 0 && t('senal.verRechazados')
  return (
    <div className={styles.place} data-print="hide">
      {shown && open && waitingWrites.length > 0 && (
        <WaitingList waitingWrites={waitingWrites} offline={lostAt !== null} onLeave={() => setOpen(false)} />
      )}
      <div role="status">
        {shown && (
          <div className={styles.strip}>
            {lostAt !== null ? <OfflineIcon /> : waiting.length > 0 ? <SendingIcon /> : <RefusedIcon />}
            <p className="slim cut">
              {lostAt !== null ? (
                <>
                  <b className="bold">{t('senal.sinConexion')}</b>{' '}
                  <span className="off-phones">{t('senal.desde', { hora: clockOf(lostAt) })}</span>
                </>
              ) : waiting.length > 0 ? (
                t('senal.enviando')
              ) : (
                t('senal.noSalio', { count: refused })
              )}
            </p>
            {link !== false && (
              <button
                type="button"
                className={styles.see}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                {open ? t('senal.ocultar') : link}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}
