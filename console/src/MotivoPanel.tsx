import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useMemo, type KeyboardEvent } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { FraseField } from './FraseField.tsx'
import { motivoOf, motivoSchema, otro, type MotivoValues } from './motivo.ts'

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

/** Asks why. Mounted while it is open, so that each time starts afresh. */
export const MotivoPanel = ({
  title,
  subtitle,
  hint,
  frases,
  confirmLabel,
  color = 'error',
  busy,
  problem,
  onConfirm,
  onClose,
}: MotivoPanelProps) => {
  const { t } = useTranslation()
  const schema = useMemo(() => motivoSchema(t('motivo.elegir')), [t])
  const { control, handleSubmit } = useForm<MotivoValues>({
    resolver: zodResolver(schema),
    defaultValues: { frase: frases ? null : otro, detalle: '' },
  })
  const ownWords = useWatch({ control, name: 'frase' }) === otro
  const submit = handleSubmit((values) => onConfirm(motivoOf(values)))
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
        {frases && <FraseField control={control} frases={frases} />}
        <TextField
          control={control}
          name="detalle"
          label={ownWords ? t('motivo.motivo') : t('motivo.detalle')}
          hint={hint}
          multiline
          maxLength={400}
          required={ownWords}
          autoFocus={frases === undefined}
        />
      </Stack>
    </FormPanel>
  )
}
