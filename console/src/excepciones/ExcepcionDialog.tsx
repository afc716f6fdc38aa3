import { zodResolver } from '@hookform/resolvers/zod'
import { hoyEnBuenosAires, sumarDias } from '@portal/contract/calendario.ts'
import { ExcepcionForm, maxDiasDeExcepcion, problemaDeHasta } from '@portal/contract/excepciones.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { DateField } from '@portal/ui/fields/DateField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../piezas/form.module.css'
import { useAskedClose } from '../piezas/useAskedClose.ts'

/** The day and the reason, as the server takes them. */
const schema = z.object(ExcepcionForm).check(
  z.superRefine(({ hasta }, context) => {
    const message = problemaDeHasta(hasta, hoyEnBuenosAires())
    if (message !== undefined) context.addIssue({ code: 'custom', path: ['hasta'], message })
  }),
)

interface ExcepcionDialogProps {
  recursoid: string
  tipodocumentoid: string
  /** As people call them. */
  documento: string
  recurso: string
  /** Until when it is lifted already. */
  vigente?: string | undefined
  onClose: () => void
}

/** Asks through which day a requirement is lifted, and why. */
export const ExcepcionDialog = ({
  recursoid,
  tipodocumentoid,
  documento,
  recurso,
  vigente,
  onClose,
}: ExcepcionDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveExcepcion')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { hasta: '', motivo: '' } })
  const { problem, report, clear } = useFormProblem(form)
  const hoy = hoyEnBuenosAires()
  const close = useAskedClose(() => {
    const { hasta, motivo } = form.getValues()
    return hasta !== '' || motivo.trim() !== ''
  }, onClose)
  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      await save.mutateAsync({ recursoid, tipodocumentoid, ...values })
      toast({
        message: t('excepcion.dada', { documento, recurso, fecha: formatDate(values.hasta) }),
        about: 'excepcion',
      })
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={t(vigente === undefined ? 'excepcion.titulo' : 'excepcion.renovarTitulo', {
        documento,
        recurso,
      })}
      subtitle={
        vigente === undefined
          ? t('excepcion.hace')
          : t('excepcion.haceRenovar', { fecha: formatDate(vigente) })
      }
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={save.isPending}>
            {t(vigente === undefined ? 'excepcion.exceptuar' : 'excepcion.renovar')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <DateField
          control={form.control}
          name="hasta"
          label={t('excepcion.hasta')}
          hint={t('excepcion.hastaAyuda')}
          minDate={hoy}
          maxDate={sumarDias(hoy, maxDiasDeExcepcion)}
          required
        />
        <TextField
          control={form.control}
          name="motivo"
          label={t('motivo.motivo')}
          hint={t('excepcion.motivoAyuda')}
          multiline
          maxLength={500}
          required
        />
      </div>
    </FormPanel>
  )
}
