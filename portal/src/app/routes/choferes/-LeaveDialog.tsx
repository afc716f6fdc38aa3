import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { CalendarDate, texto } from '@portal/contract/values.ts'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { FormPanel } from '@portal/ui/FormPanel.tsx'
import { useToast } from '@portal/ui/Toasts.tsx'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { usePickList } from '../../formularios/useOptions.ts'
import { useWrite } from '../../useWrite.ts'
import { choferFullName, type Chofer } from './-choferValues.ts'

const schema = z.object({ fecha_baja: CalendarDate, motivo_baja: texto(200) })

interface LeaveDialogProps {
  chofer: Chofer
  onClose: () => void
}

/** Takes a chofer off the road: when, and why. */
export const LeaveDialog = ({ chofer, onClose }: LeaveDialogProps) => {
  const { t } = useTranslation()
  const toast = useToast()
  const save = useWrite('SaveChofer')
  const reasons = usePickList('choferes', 'motivo_baja')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { fecha_baja: hoyEnBuenosAires(), motivo_baja: '' },
  })
  const { problem, report, clear } = useFormProblem(form)

  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      await save.mutateAsync({
        choferid: chofer.choferid,
        values: { ...values, estado_cuenta: 'BAJA', version: chofer.version },
      })
      toast({ message: t('guardado.actualizado') })
      onClose()
    } catch (error) {
      report(error)
    }
  })

  return (
    <FormPanel
      open
      title={t('chofer.baja.titulo')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('acciones.cancelar')}</Button>
          <Button type="submit" variant="contained" color="error" loading={save.isPending}>
            {t('chofer.baja.confirmar')}
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <Typography>{t('chofer.baja.explicacion', { nombre: choferFullName(chofer) })}</Typography>
        <FormProblemAlert problem={problem} />
        <DateField
          control={form.control}
          name="fecha_baja"
          label={t('chofer.campos.fecha_baja')}
          maxDate={hoyEnBuenosAires()}
          required
        />
        <SelectField
          control={form.control}
          name="motivo_baja"
          label={t('chofer.campos.motivo_baja')}
          options={reasons}
          required
        />
      </Stack>
    </FormPanel>
  )
}
