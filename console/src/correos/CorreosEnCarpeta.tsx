import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '../app.ts'
import styles from './correosEnCarpeta.module.css'

/** Where letters are spoken of and none leaves: that they stay in a folder, and what is missing. */
export const CorreosEnCarpeta = () => {
  const t = useTexts()
  const inFolder = useQuery(sessionQuery).data?.login.correos_en_carpeta === true
  return inFolder ? (
    <Notice severity="warning" className={styles.notice} title={t('correos.enCarpeta.titulo')}>
      <p>{t('correos.enCarpeta.mensaje')}</p>
    </Notice>
  ) : null
}
