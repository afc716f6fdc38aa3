import { zodResolver } from '@hookform/resolvers/zod'
import { Email } from '@portal/contract/values.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { CorreosEnCarpeta } from '../correos/CorreosEnCarpeta.tsx'
import styles from '../piezas/form.module.css'
import { nombreDe, type Invitacion } from './invitacion.ts'

const schema = z.object({ email: Email })

/** Writes once more, to another address where the first was wrong. */
export const OtraVezPanel = ({ invitacion, onClose }: { invitacion: Invitacion; onClose: () => void }) => {
  const t = useTexts()
  const toast = useToast()
  const send = useWrite('ReinvitarTransporte')
  const { invitacionid } = invitacion
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { email: invitacion.email },
  })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const submit = form.handleSubmit(async ({ email }) => {
    clear()
    try {
      await send.mutateAsync({ invitacionid, values: { email } })
      toast({ message: t('invitaciones.otraVez.hecho', { email }), about: 'invitacion' })
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      title={t('invitaciones.otraVez.titulo')}
      subtitle={nombreDe(invitacion)}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        <>
          <Button kind="quiet" onClick={() => void close()}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" busy={send.isPending}>
            {t('invitaciones.otraVez.accion')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <CorreosEnCarpeta />
        <p>{t('invitaciones.otraVez.mensaje')}</p>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <TextField
          control={form.control}
          name="email"
          label={t('invitaciones.columnas.email')}
          type="email"
          inputMode="email"
          required
          autoFocus
        />
      </div>
    </FormPanel>
  )
}
