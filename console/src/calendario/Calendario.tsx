import { CalendarioCard } from '@portal/parts/calendario/CalendarioCard.tsx'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './calendario.module.css'

/** The calendar that each of the provider's people has. */
export const Calendario = () => {
  const t = useTexts()
  return (
    <Screen title={t('calendario.mio')}>
      <div className={styles.card}>
        <CalendarioCard mayWrite />
      </div>
    </Screen>
  )
}
