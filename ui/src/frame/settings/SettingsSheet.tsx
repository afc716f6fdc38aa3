import { useTexts } from '../../texts/useTexts.ts'
import { Card } from '../../show/Card.tsx'
import { LayoutSettings } from './LayoutSettings.tsx'
import { ResetLook } from './ResetLook.tsx'
import styles from './settings.module.css'
import { ThemeSettings } from './ThemeSettings.tsx'

/** All that the panel has, on a screen of its own. */
export const SettingsSheet = () => {
  const t = useTexts()
  return (
    <div className={styles.sheet}>
      <Card>
        <section className={styles.part} aria-label={t('apariencia.tema')}>
          <h2 className="heading">{t('apariencia.tema')}</h2>
          <ThemeSettings />
        </section>
      </Card>
      <Card>
        <section className={styles.part} aria-label={t('apariencia.disposicion')}>
          <h2 className="heading">{t('apariencia.disposicion')}</h2>
          <LayoutSettings />
        </section>
        <ResetLook />
      </Card>
    </div>
  )
}
