import { useTexts } from '../../texts/useTexts.ts'
import { Button } from '../../controls/Button.tsx'
import { useMode } from '../../theme/useMode.ts'
import { useUiSettings } from '../../theme/useUiSettings.ts'
import styles from './settings.module.css'

/** Where the choices are kept, and the way back to how all came. */
export const ResetLook = () => {
  const t = useTexts()
  const { followSystem } = useMode()
  const { resetSettings } = useUiSettings()
  return (
    <div className={styles.foot}>
      <p>{t('apariencia.seGuarda')}</p>
      <Button
        kind="quiet"
        size="small"
        onClick={() => {
          resetSettings()
          followSystem()
        }}
      >
        {t('apariencia.restablecer')}
      </Button>
    </div>
  )
}
