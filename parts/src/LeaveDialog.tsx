import { CalendarDate, texto } from '@portal/contract/values.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { SelectField, type Option } from '@portal/ui/fields/SelectField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { ProblemLine } from '@portal/ui/form/ProblemLine.tsx'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'

const schema = z.object({ fecha_baja: CalendarDate, motivo_baja: texto(200) })

interface LeaveDialogProps {
  /** What follows for it, in a sentence. */
  explanation: string
  /** What may be chosen, or `free` where nobody says so: then it is typed. */
  reasons: readonly Option[] | 'free'
  /** A calendar date: nobody leaves in the future. */
  today: string
  save: (values: z.output<typeof schema>) => Promise<unknown>
  onClose: () => void
}

/** Takes a resource off the road: when, and why. */
export const LeaveDialog = ({ explanation, reasons, today, save, onClose }: LeaveDialogProps) => {
  const t = useTexts()
  const { form, control, problem, attempts, submit, saving } = useSaveForm({
    schema,
    values: { fecha_baja: today, motivo_baja: '' },
    save,
    onSaved: onClose,
  })
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)

  return (
    <FormPanel
      open
      title={t('recurso.baja.dar')}
      onClose={() => void close()}
      onSubmit={submit}
      actions={
        <>
          <ProblemLine
            form={form}
            problem={problem}
            attempts={attempts}
            label={(name) => t(name === 'fecha_baja' ? 'recurso.baja.fecha' : 'recurso.baja.motivo')}
          />
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" danger busy={saving}>
            {t('recurso.baja.dar')}
          </Button>
        </>
      }
    >
      <div className="stack gap-24">
        <p>{explanation}</p>
        <DateField
          control={control}
          name="fecha_baja"
          label={t('recurso.baja.fecha')}
          maxDate={today}
          required
        />
        {reasons === 'free' ? (
          <TextField control={control} name="motivo_baja" label={t('recurso.baja.motivo')} required />
        ) : (
          <SelectField
            control={control}
            name="motivo_baja"
            label={t('recurso.baja.motivo')}
            options={reasons}
            required
          />
        )}
      </div>
    </FormPanel>
  )
}
