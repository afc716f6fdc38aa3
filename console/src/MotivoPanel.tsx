import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/FormPanel.tsx'
import { useId, type KeyboardEvent } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { motivoOf, motivoSchema, type MotivoValues } from './motivo.ts'

interface MotivoPanelProps {
  title: string
  subtitle: string
  /** Who reads it, and what follows. */
  hint: string
  /** The sentences most often needed; the person may add their own words, or write only those. */
  frases?: readonly string[]
  confirmLabel: string
  color?: 'error' | 'primary'
  busy: boolean
  problem: string | undefined
  onConfirm: (motivo: string) => void
  onClose: () => void
}

const noFrases: readonly string[] = []

/** Asks why. Mounted while it is open, so that each time starts afresh. */
export const MotivoPanel = ({
  title,
  subtitle,
  hint,
  frases = noFrases,
  confirmLabel,
  color = 'error',
  busy,
  problem,
  onConfirm,
  onClose,
}: MotivoPanelProps) => {
  const { t } = useTranslation()
  const id = useId()
  const form = useForm<MotivoValues>({
    resolver: zodResolver(motivoSchema),
    defaultValues: { frase: frases[0] ?? '', detalle: '' },
  })
  const { field: frase } = useController({ control: form.control, name: 'frase' })
  const submit = form.handleSubmit((values) => onConfirm(motivoOf(values)))
  const sendOnCtrlEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
  }

  return (
    <FormPanel
      open
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" variant="contained" color={color} loading={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack spacing={2} onKeyDown={sendOnCtrlEnter}>
        {problem && <Alert severity="error">{problem}</Alert>}
        {frases.length > 0 && (
          <FormControl>
            <FormLabel id={id} sx={{ fontWeight: 600 }}>
              {t('motivo.frases')}
            </FormLabel>
            <RadioGroup {...frase} aria-labelledby={id}>
              {[...frases, ''].map((sentence, index) => (
                <FormControlLabel
                  key={sentence}
                  value={sentence}
                  control={<Radio autoFocus={index === 0} />}
                  label={sentence || t('motivo.otro')}
                />
              ))}
            </RadioGroup>
          </FormControl>
        )}
        <TextField
          control={form.control}
          name="detalle"
          label={frase.value === '' ? t('motivo.motivo') : t('motivo.detalle')}
          hint={hint}
          multiline
          maxLength={400}
          required={frase.value === ''}
          autoFocus={frases.length === 0}
        />
      </Stack>
    </FormPanel>
  )
}
