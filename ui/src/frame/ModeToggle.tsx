import DarkModeIcon from '@mui/icons-material/DarkModeOutlined'
import LightModeIcon from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTexts } from '../texts.ts'
import { useMode } from '../theme/useMode.ts'

export const ModeToggle = () => {
  const texts = useTexts()
  const { shown, setMode } = useMode()
  const dark = shown === 'dark'
  const label = dark ? texts.useLightMode : texts.useDarkMode
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => setMode(dark ? 'light' : 'dark')}>
        {dark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  )
}
