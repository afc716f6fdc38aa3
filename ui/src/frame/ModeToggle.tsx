import { Moon as DarkModeIcon, Sun as LightModeIcon } from 'lucide-react'
import { useTexts } from '../texts/useTexts.ts'
import { useMode } from '../theme/useMode.ts'
import styles from './iconButton.module.css'

export const ModeToggle = () => {
  const t = useTexts()
  const { shown, setMode } = useMode()
  const dark = shown === 'dark'
  const label = dark ? t('marco.modoClaro') : t('marco.modoOscuro')
  return (
    <button
      type="button"
      className={styles.iconButton}
      title={label}
      aria-label={label}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      {dark ? <LightModeIcon /> : <DarkModeIcon />}
    </button>
  )
}
