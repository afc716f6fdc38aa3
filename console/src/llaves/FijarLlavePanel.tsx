import { zodResolver } from '@hookform/resolvers/zod'
import { FijarLlaveForm } from '@portal/contract/llaves.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'

interface FijarLlavePanelProps {
  /** Of a legajo that is being brought: its key, and who says that it signed. */
  de?: { publica: string; nombre: string }
  onClose: () => void
  onPinned?: () => void
}

const schema = z.object(FijarLlaveForm)

/**
 * Pins the key of another installation. Its number is typed as it was heard from whoever signs by it: a number that is read off
 * the key itself compares nothing.
 */
export const FijarLlavePanel = ({ de, onClose, onPinned }: FijarLlavePanelProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('FijarLlave')
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { nombre: de?.nombre.slice(0, 80) ?? '', publica: de?.publica ?? '', llave: '' },
  })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      await save.mutateAsync({ values })
      toast({ message: t('llaves.fijadaDe', { nombre: values.nombre }), about: 'llaves' })
      onPinned?.()
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={t('llaves.fijar')}
      subtitle={t('llaves.comparar')}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={save.isPending}>
            {t('llaves.fijarla')}
          </Button>
        </>
      }
    >
      <div className="stack gap-16">
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <TextField
          control={form.control}
          name="nombre"
          label={t('llaves.campos.nombre')}
          hint={t('llaves.ayuda.nombre')}
          maxLength={80}
          required
        />
        <TextField
          control={form.control}
          name="publica"
          label={t('llaves.campos.publica')}
          hint={t(de ? 'llaves.ayuda.deEseLegajo' : 'llaves.ayuda.publica')}
          multiline
          required
        />
        <TextField
          control={form.control}
          name="llave"
          label={t('llaves.campos.llave')}
          hint={t('llaves.ayuda.llave')}
          maxLength={40}
          required
        />
      </div>
    </FormPanel>
  )
}
