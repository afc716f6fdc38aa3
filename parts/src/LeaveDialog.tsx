import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CalendarDate, texto } from '@portal/contract/values.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SelectField, type Option } from '@portal/ui/fields/SelectField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'

const schema = z.object({ fecha_baja: CalendarDate, motivo_baja: texto(200) })

interface LeaveDialogProps {
  /** What follows for it, in a sentence. */
  explanation: string
  reasons: readonly Option[]
  /** A calendar date: nobody leaves in the future. */
  today: string
  save: (values: z.output<typeof schema>) => Promise<unknown>
  onClose: () => void
}

/** Takes a resource off the road: when, and why. */
export const LeaveDialog = ({ explanation, reasons, today, save, onClose }: LeaveDialogProps) => {
  const { t } = useTranslation()
  const { control, problem, submit, saving } = useSaveForm({
    schema,
    values: { fecha_baja: today, motivo_baja: '' },
    save,
    onSaved: onClose,
  })

  return (
    <FormPanel
      open
      title={t('recurso.baja.dar')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('acciones.cancelar')}</Button>
          <Button type="submit" variant="contained" color="error" loading={saving}>
            {t('recurso.baja.dar')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{explanation}</Typography>
        <FormProblemAlert problem={problem} />
        <DateField
          control={control}
          name="fecha_baja"
          label={t('recurso.baja.fecha')}
          maxDate={today}
          required
        />
        <SelectField
          control={control}
          name="motivo_baja"
          label={t('recurso.baja.motivo')}
          options={reasons}
          required
        />
      </Stack>
    </FormPanel>
  )
}
