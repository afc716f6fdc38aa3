import { IconButton } from '@portal/ui/controls/Button.tsx'
import { X as CloseIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/app/useTexts.ts'
import styles from './presentarHead.module.css'

interface PresentarHeadProps {
  id: string
  title: string
  whose: string
  /** Which one is shown, from 0. */
  place: number
  presentados: readonly boolean[]
  onClose: () => void
}

/** More than these are too thin to be told apart. */
const mostSegments = 20

export const PresentarHead = ({ id, title, whose, place, presentados, onClose }: PresentarHeadProps) => {
  const t = useTexts()
  const total = presentados.length
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h2 id={id}>{title}</h2>
        <p>{whose}</p>
      </div>
      {total > 1 && (
        <>
          <b className={styles.count}>{t('presentar.cuenta', { lugar: place + 1, total })}</b>
          {total <= mostSegments && (
            <span className={styles.segments} aria-hidden>
              {presentados.map((presentado, each) => (
                <i key={each} data-is={each === place ? 'now' : presentado ? 'done' : 'left'} />
              ))}
            </span>
          )}
        </>
      )}
      <IconButton label={t('acciones.cerrar')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </header>
  )
}
