import { Eye as VisibilityIcon, EyeOff as VisibilityOffIcon } from 'lucide-react'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import LinearProgress from '@mui/material/LinearProgress'
import MuiTextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useField, type FieldProps } from './useField.ts'

interface PasswordFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  /** From 0 to 4; with it the meter shows under a new password. */
  strength?: (password: string) => number
}

const meterColor = (level: number) => (level < 2 ? 'error' : level === 2 ? 'warning' : 'success')

export const PasswordField = <Values extends FieldValues, Sent = Values>({
  autoComplete,
  autoFocus = false,
  strength,
  ...props
}: PasswordFieldProps<Values, Sent>) => {
  const { t } = useTranslation()
  const { id, field, error, helperText } = useField(props)
  const [visible, setVisible] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const password: string = field.value ?? ''
  const level = strength && password !== '' ? strength(password) : undefined
  const Icon = visible ? VisibilityOffIcon : VisibilityIcon

  return (
    <Box>
      <MuiTextField
        id={id}
        name={field.name}
        value={password}
        inputRef={field.ref}
        onChange={field.onChange}
        onBlur={() => {
          setCapsLock(false)
          field.onBlur()
        }}
        onKeyUp={(event) => setCapsLock(event.getModifierState('CapsLock'))}
        type={visible ? 'text' : 'password'}
        label={props.label}
        required={props.required ?? false}
        disabled={props.disabled ?? false}
        error={error}
        helperText={capsLock ? t('contrasena.mayusculas') : helperText}
        autoComplete={autoComplete}
        autoFocus={autoFocus}
        fullWidth
        slotProps={{
          formHelperText: { 'aria-live': 'polite' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={visible ? t('contrasena.ocultar') : t('contrasena.mostrar')}
                  onClick={() => setVisible(!visible)}
                >
                  <Icon />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      {level !== undefined && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBlockStart: 1 }}>
          <LinearProgress
            variant="determinate"
            value={(level + 1) * 20}
            color={meterColor(level)}
            aria-label={t('contrasena.fortaleza')}
            aria-valuetext={t('contrasena.niveles', { returnObjects: true })[level]}
            sx={{ flex: 1, height: 6, borderRadius: 3 }}
          />
          <Typography variant="caption" aria-hidden sx={{ minWidth: 72, color: `${meterColor(level)}.main` }}>
            {t('contrasena.niveles', { returnObjects: true })[level]}
          </Typography>
        </Box>
      )}
    </Box>
  )
}
