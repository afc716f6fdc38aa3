import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId, type KeyboardEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { otro, type MotivoValues } from './motivo.ts'
import { Kbd } from './shortcuts/Kbd.tsx'
import { useShortcutsEnabled } from './shortcuts/useShortcutsEnabled.ts'

interface FraseFieldProps {
  control: Control<MotivoValues>
  frases: readonly string[]
}

/** The ready sentences, and the choice of writing another; each answers to its number too. */
export const FraseField = ({ control, frases }: FraseFieldProps) => {
  const { t } = useTranslation()
  const id = useId()
  const [shortcutsEnabled] = useShortcutsEnabled()
  const { field, fieldState } = useController({ control, name: 'frase' })
  const choices = [...frases, otro]
  const chooseByNumber = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    const index = Number(key) - 1
    const choice = choices[index]
    if (!shortcutsEnabled || choice === undefined) return
    field.onChange(choice)
    currentTarget.querySelectorAll('input').item(index).focus()
  }

  return (
    <FormControl error={fieldState.invalid} onKeyDown={chooseByNumber}>
      <FormLabel id={id} sx={{ fontWeight: 600, marginBlockEnd: 0.5 }}>
        {t('motivo.frases')}
      </FormLabel>
      <RadioGroup
        name={field.name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        aria-labelledby={id}
      >
        {choices.map((sentence, index) => (
          <FormControlLabel
            key={sentence}
            value={sentence}
            control={
              <Radio
                autoFocus={index === 0}
                {...(index === 0 && { slotProps: { input: { ref: field.ref } } })}
              />
            }
            label={
              <Box component="span" sx={{ display: 'inline-flex', alignItems: 'baseline', gap: 1 }}>
                <Kbd>{String(index + 1)}</Kbd> {sentence || t('motivo.otro')}
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {fieldState.error && <FormHelperText role="alert">{fieldState.error.message}</FormHelperText>}
    </FormControl>
  )
}
