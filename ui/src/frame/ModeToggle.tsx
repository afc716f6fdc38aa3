import { Moon as DarkModeIcon, Sun as LightModeIcon } from 'lucide-react'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { useMode } from '../theme/useMode.ts'

export const ModeToggle = () => {
  const { t } = useTranslation()
  const { shown, setMode } = useMode()
  const dark = shown === 'dark'
  const label = dark ? t('marco.modoClaro') : t('marco.modoOscuro')
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setMode(dark ? 'light' : 'dark')}>
        {dark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  )
}
