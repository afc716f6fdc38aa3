import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './nombreDeTipo.module.css'

/** What a document is called, and whether a resource is not fit without it. */
export const NombreDeTipo = ({ nombre, critico }: { nombre: string; critico?: boolean }) => {
  const t = useTexts()
  return (
    <span>
      <span className="block">{nombre}</span>
      {critico && <span className={styles.critico}>{t('casilla.critico')}</span>}
    </span>
  )
}
