import { CircleAlert as RefusedIcon } from 'lucide-react'
import { Hourglass as WaitingIcon } from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { Button, ButtonLink } from '../controls/Button.tsx'
import { useToast } from '../feedback/Toasts.tsx'
import type { Letter } from './letter.ts'
import { useOutbox } from './outboxContext.ts'
import styles from './signal.module.css'

interface LetterListProps {
  letters: readonly Letter[]
  offline: boolean
  /** A link was followed. */
  onLeave: () => void
}

/** What waits, in the order in which it goes out; what was not taken says why, and leads back to where it was written. */
export const LetterList = ({ letters, offline, onLeave }: LetterListProps) => {
  const t = useTexts()
  const toast = useToast()
  const outbox = useOutbox()
  const takeBack = ({ key, left, refused }: Letter) => {
    outbox.takeBack(key)
    if (refused === undefined)
      toast({ severity: 'info', message: t(left ? 'senal.quizaSalio' : 'senal.quitado') })
  }
  return (
    <section className={styles.list} aria-label={t('senal.lista')}>
      <ul>
        {letters.map((letter) => (
          <li className="row gap-12 line-below" key={letter.key}>
            {letter.refused === undefined ? <WaitingIcon /> : <RefusedIcon />}
            <div className={styles.what}>
              <b className="semibold">{letter.what}</b>
              {letter.refused !== undefined && <p>{letter.refused}</p>}
            </div>
            {letter.refused !== undefined && (
              <ButtonLink kind="quiet" size="small" href={letter.href} onClick={onLeave}>
                {t('senal.abrir')}
              </ButtonLink>
            )}
            <Button
              kind="quiet"
              size="small"
              aria-label={t('senal.quitarDe', { que: letter.what })}
              disabled={outbox.sending() === letter.key}
              onClick={() => takeBack(letter)}
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
