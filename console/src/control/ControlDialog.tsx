import { zodResolver } from '@hookform/resolvers/zod'
import { ControlForm } from '@portal/contract/control.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { SwitchField } from '@portal/ui/fields/SwitchField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { DeControl } from './Controles.tsx'

const schema = z.object({
  ...ControlForm,
  desde: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | null => (text === '' ? null : text)),
    ),
    ControlForm.desde,
  ),
})

/** The words of one control, where they come from, and whether it is looked for. */
export const ControlDialog = ({ control, onClose }: { control: DeControl; onClose: () => void }) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveControl')
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      nombre: control.nombre,
      texto: control.texto,
      fuente: control.fuente,
      desde: control.desde ?? '',
      activo: control.activo,
    },
  })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      await save.mutateAsync({ control: control.control, values: { ...values, version: control.version } })
      toast({ message: t('controles.ajustes.guardado', { control: values.nombre }), about: 'controles' })
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={control.nombre}
      subtitle={t('controles.ajustes.hace')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={save.isPending}>
            {t('acciones.guardar')}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <SwitchField
          control={form.control}
          name="activo"
          label={t('controles.ajustes.campos.activo')}
          hint={t('controles.ajustes.ayuda.activo')}
        />
        <TextField
          control={form.control}
          name="nombre"
          label={t('controles.ajustes.campos.nombre')}
          maxLength={60}
          required
        />
        <TextField
          control={form.control}
          name="texto"
          label={t('controles.ajustes.campos.texto')}
          maxLength={1000}
          multiline
          required={false}
        />
        <TextField
          control={form.control}
          name="fuente"
          label={t('controles.ajustes.campos.fuente')}
          maxLength={300}
          required={false}
        />
        <TextField
          control={form.control}
          name="desde"
          label={t('controles.ajustes.campos.desde')}
          hint={t('controles.ajustes.ayuda.desde')}
          type="month"
          maxLength={7}
          short
          required={false}
        />
      </div>
    </FormPanel>
  )
}
