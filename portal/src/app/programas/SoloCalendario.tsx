import { CalendarioCard } from '@portal/parts/calendario/CalendarioCard.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useMayWrite } from '../session/useLogin.ts'
import styles from './programas.module.css'

/** What a colaborador finds there: the calendar is each person's, and programs are the titular's. */
export const SoloCalendario = () => {
  const t = useTexts()
  const mayWrite = useMayWrite()
  return (
    <Screen title={t('programas.calendario.titulo')} subtitle={t('programas.calendario.explicacion')}>
      <div className={styles.alone}>
        <CalendarioCard mayWrite={mayWrite} />
      </div>
    </Screen>
  )
}
