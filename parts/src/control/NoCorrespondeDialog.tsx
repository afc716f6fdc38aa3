import type { Control } from '@portal/contract/reglaDeControl.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { SegmentField } from '@portal/ui/fields/SegmentField.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useForm } from 'react-hook-form'
import { mesEnPalabras } from '../meses.ts'

interface NoCorrespondeDialogProps {
  /** The account proposes it, and the provider says it. */
  operation: 'ProponerNoCorresponde' | 'SaveNoCorresponde'
  recursoid: string
  chofer: string
  control: Control
  /** How it is called. */
  nombre: string
  mes: string
  motivos: readonly string[]
  /** What it does, in a sentence, and what is told once it is done. */
  about: string
  done: string
  onClose: () => void
}

/** That a control does not apply to somebody: why, and whether in that month alone. */
export const NoCorrespondeDialog = ({
  operation,
  recursoid,
  chofer,
  control,
  nombre,
  mes,
  motivos,
  about,
  done,
  onClose,
}: NoCorrespondeDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite(operation)
  const form = useForm({ defaultValues: { motivo: motivos[0] ?? '', cuando: 'siempre' } })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const submit = form.handleSubmit(async ({ motivo, cuando }) => {
    clear()
    try {
      await save.mutateAsync({
        recursoid,
        control,
        motivo,
        desde: mes,
        ...(cuando === 'este' && { hasta: mes }),
      })
      toast({ message: done, about: 'control' })
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={t('control.noCorresponde.titulo', { control: nombre, chofer })}
      subtitle={about}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={save.isPending}>
            {t(
              operation === 'SaveNoCorresponde'
                ? 'control.noCorresponde.decirlo'
                : 'control.noCorresponde.proponerlo',
            )}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <FormProblemAlert problem={problem} />
        <SelectField
          control={form.control}
          name="motivo"
          label={t('control.noCorresponde.motivo')}
          options={motivos.map((value) => ({ value, label: value }))}
        />
        <SegmentField
          control={form.control}
          name="cuando"
          label={t('control.noCorresponde.cuando')}
          options={[
            { value: 'siempre', label: t('control.noCorresponde.siempre', { mes: mesEnPalabras(mes) }) },
            { value: 'este', label: t('control.noCorresponde.soloEste', { mes: mesEnPalabras(mes) }) },
          ]}
        />
      </div>
    </FormPanel>
  )
}
