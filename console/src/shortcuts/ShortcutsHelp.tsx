import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { token } from '@portal/ui/theme/theme.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcutsEnabled } from './useShortcutsEnabled.ts'

export interface ShortcutHelp {
  keys: string
  does: string
}

interface ShortcutsHelpProps {
  open: boolean
  shortcuts: readonly ShortcutHelp[]
  onClose: () => void
}

export const ShortcutsHelp = ({ open, shortcuts, onClose }: ShortcutsHelpProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [enabled, setEnabled] = useShortcutsEnabled()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{t('atajos.titulo')}</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'auto 1fr',
            gap: '10px 16px',
            alignItems: 'center',
            margin: 0,
          }}
        >
          {shortcuts.map(({ keys, does }) => (
            <Box key={keys} sx={{ display: 'contents' }}>
              <Box component="dt">
                <Box
                  component="kbd"
                  sx={{
                    display: 'inline-block',
                    minWidth: 32,
                    paddingInline: 1,
                    border: `1px solid ${token('lineStrong')}`,
                    borderRadius: '6px',
                    fontFamily: 'inherit',
                    fontWeight: 650,
                    lineHeight: '28px',
                    textAlign: 'center',
                  }}
                >
                  {keys}
                </Box>
              </Box>
              <Box component="dd" sx={{ margin: 0 }}>
                {does}
              </Box>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={enabled} onChange={(_event, checked) => setEnabled(checked)} />}
          label={t('atajos.usar')}
          sx={{ marginBlockStart: 2 }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('atajos.cerrar')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
