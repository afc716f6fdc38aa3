import { IconButton } from '@portal/ui/controls/Button.tsx'
import { List as ListIcon, X as CloseIcon } from 'lucide-react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './presentarHead.module.css'

interface PresentarHeadProps {
  id: string
  title: string
  whose: string
  /** Which one is shown, from 0. */
  place: number
  presentados: readonly boolean[]
  /** Shows what is in the series, where it does not stand beside. */
  onList: (() => void) | undefined
  onClose: () => void
}

/** More than these are too thin to be told apart. */
const mostSegments = 20

export const PresentarHead = ({
  id,
  title,
  whose,
  place,
  presentados,
  onList,
  onClose,
}: PresentarHeadProps) => {
  const t = useTexts()
  const total = presentados.length
  return (
    <header className={styles.head}>
      <div className={`grow slim ${styles.titles}`}>
        <h2 className="heading cut" id={id}>
          {title}
        </h2>
        <p className="small soft cut as-written">{whose}</p>
      </div>
      {total > 1 && (
        <>
          {onList ? (
            <button
              type="button"
              className={`rigid small-size bold digits ${styles.count}`}
              aria-haspopup="dialog"
              aria-label={t('presentar.verLista', { lugar: place + 1, total })}
              onClick={onList}
            >
              <ListIcon size={20} aria-hidden />
              {t('presentar.cuenta', { lugar: place + 1, total })}
            </button>
          ) : (
            <b className={`rigid small-size bold digits ${styles.count}`}>
              {t('presentar.cuenta', { lugar: place + 1, total })}
            </b>
          )}
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
