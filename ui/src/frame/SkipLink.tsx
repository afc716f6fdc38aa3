import { useTexts } from '../texts/useTexts.ts'
import styles from './skipLink.module.css'

/** The first stop of the Tab key; out of sight until it has the focus. */
export const SkipLink = ({ target }: { target: string }) => {
  const t = useTexts()
  return (
    <a
      href={`#${target}`}
      className={styles.skip}
      data-print="hide"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(target)?.focus()
      }}
    >
      {t('marco.saltarAlContenido')}
    </a>
  )
}
