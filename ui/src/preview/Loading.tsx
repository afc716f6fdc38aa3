import { useTexts } from '../texts/useTexts.ts'
import { Spinner } from '../controls/Spinner.tsx'
import styles from './preview.module.css'

/** A file is on its way. */
export const Loading = () => {
  const t = useTexts()
  return (
    <div role="progressbar" aria-label={t('acciones.cargando')} className={styles.loading}>
      <Spinner />
    </div>
  )
}
