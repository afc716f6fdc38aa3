import { zodResolver } from '@hookform/resolvers/zod'
import { requerido } from '@portal/contract/values.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { formatDate } from '@portal/ui/show/format.ts'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import type { TFunction } from 'i18next'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../piezas/form.module.css'

const schema = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, requerido), z.maxLength(500)),
})

interface TerminarDialogProps {
  excepcionid: string
  documento: string
  recurso: string
  /** The operation in which it is lifted alone. */
  operacion?: string | undefined
  hasta: string
  onClose: () => void
}

/** Of what an exception is ended, and where. */
const terminarTitulo = (
  t: TFunction,
  { operacion, ...named }: Pick<TerminarDialogProps, 'documento' | 'recurso' | 'operacion'>,
) =>
  operacion === undefined
    ? t('excepcion.terminarTitulo', named)
    : t('excepcion.terminarTituloEn', { ...named, operacion })

/** Asks why what is lifted is so no more, before its day. */
export const TerminarDialog = ({
  excepcionid,
  documento,
  recurso,
  operacion,
  hasta,
  onClose,
}: TerminarDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('TerminarExcepcion')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { motivo: '' } })
  const { problem, report, clear } = useFormProblem(form)
  const close = useAskedClose(() => form.getValues('motivo').trim() !== '', onClose)
  const submit = form.handleSubmit(async ({ motivo }) => {
    clear()
    try {
      await save.mutateAsync({ excepcionid, motivo })
      toast({ message: t('excepcion.terminada', { documento, recurso }), about: 'excepcion' })
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={terminarTitulo(t, { documento, recurso, operacion })}
      subtitle={t('excepcion.haceTerminar', { fecha: formatDate(hasta) })}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" danger busy={save.isPending}>
            {t('excepcion.terminar')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <TextField
          control={form.control}
          name="motivo"
          label={t('motivo.motivo')}
          hint={t('excepcion.motivoAyuda')}
          multiline
          maxLength={500}
          required
          autoFocus
        />
      </div>
    </FormPanel>
  )
}
