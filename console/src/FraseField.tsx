import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { token } from '@portal/ui/theme/theme.ts'
import { useId, type KeyboardEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { otro, type MotivoValues } from './motivo.ts'
import { Kbd } from './shortcuts/Kbd.tsx'
import { useShortcuts } from './shortcuts/useShortcuts.ts'
import { useShortcutsEnabled } from './shortcuts/useShortcutsEnabled.ts'

interface FraseFieldProps {
  control: Control<MotivoValues>
  label: string
  frases: readonly string[]
  /** The focus goes to the first one as it appears. */
  autoFocus?: boolean
}

/** The ready sentences, and the choice of writing another; each answers to its number too. */
export const FraseField = ({ control, label, frases, autoFocus = false }: FraseFieldProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [shortcutsEnabled] = useShortcutsEnabled()
  const { field, fieldState } = useController({ control, name: 'frase' })
  const choices = [...frases, otro]
  const choose = (index: number) => {
    const choice = choices[index]
    if (choice === undefined) return
    field.onChange(choice)
    document.getElementById(id)?.querySelectorAll('input').item(index).focus()
  }
  // From the choices themselves, which are fields, and from anywhere else.
  const chooseByNumber = ({ key }: KeyboardEvent) => {
    if (shortcutsEnabled) choose(Number(key) - 1)
  }
  useShortcuts(Object.fromEntries(choices.map((_choice, index) => [String(index + 1), () => choose(index)])))

  return (
    <FormControl id={id} error={fieldState.invalid} onKeyDown={chooseByNumber} sx={{ display: 'block' }}>
      <RadioGroup
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-label={label}
        sx={{ marginInline: -1 }}
      >
        {choices.map((sentence, index) => (
          <FormControlLabel
            key={sentence}
            value={sentence}
            control={
              <Radio
                autoFocus={autoFocus && index === 0}
                size="small"
                sx={{ padding: 0 }}
                {...(index === 0 && { slotProps: { input: { ref: field.ref } } })}
              />
            }
            label={
              <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
                <Kbd>{String(index + 1)}</Kbd> {sentence || t('motivo.otro')}
              </Box>
            }
            sx={{
              alignItems: 'flex-start',
              gap: 1,
              margin: 0,
              padding: '6px 8px',
              borderRadius: '8px',
              '& .MuiFormControlLabel-label': { fontSize: '0.875rem', lineHeight: '20px' },
              '&:has(:checked)': {
                backgroundColor: token('primarySoft'),
                '& .MuiFormControlLabel-label': { fontWeight: 600 },
                '& kbd': { color: token('primary') },
              },
            }}
          />
        ))}
      </RadioGroup>
      {fieldState.error && <FormHelperText role="alert">{fieldState.error.message}</FormHelperText>}
    </FormControl>
  )
}
