import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract/refusals.ts'
import { requerido } from '@portal/contract/values.ts'
import { bloqueoSentence } from '@portal/parts/Veredicto.tsx'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useAskedClose } from '@portal/ui/form/useAskedClose.ts'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import styles from '../../piezas/form.module.css'
import type { Recurso } from '../cuenta.ts'

const schema = z.object({
  motivo: z.string().check(z.trim(), z.minLength(1, requerido), z.maxLength(500)),
})

interface BloqueoDialogProps {
  cuentaid: string
  recurso: Pick<Recurso, 'recursoid' | 'nombre'>
  /** As it was when this was opened: what somebody else does meanwhile does not turn it round. */
  deed: 'bloquear' | 'desbloquear'
  onClose: () => void
}

/** Asks why a chofer or a dominio is blocked, or let back. Who comes too late is told who was first. */
export const BloqueoDialog = ({ cuentaid, recurso, deed: opened, onClose }: BloqueoDialogProps) => {
  const t = useTexts()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [deed] = useState(opened)
  const [late, setLate] = useState<string>()
  const save = useWrite('BloquearRecurso')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { motivo: '' } })
  const { problem, report, clear } = useFormProblem(form)
  const { recursoid, nombre } = recurso

  const close = useAskedClose(
    () => late === undefined && form.getValues('motivo').trim() !== '',
    () => {
      onClose()
      // What somebody else did meanwhile shows where this stood.
      if (late !== undefined) void queryClient.invalidateQueries()
    },
  )
  const whoWasFirst = async () => {
    const { records } = await queryClient.query({
      ...operationQuery('DetailRecursoCuenta', { cuentaid, recursoid }),
      staleTime: 0,
    })
    const bloqueo = records[0]?.bloqueo
    return bloqueo
      ? t('bloqueo.tarde.bloqueado', { bloqueo: bloqueoSentence(t, bloqueo) })
      : t('bloqueo.tarde.libre')
  }
  const submit = form.handleSubmit(async ({ motivo }) => {
    clear()
    try {
      await save.mutateAsync({ recursoid, bloqueado: deed === 'bloquear', motivo })
      toast({ message: t(`bloqueo.hecho.${deed}`, { nombre }), about: 'bloqueo' })
      onClose()
    } catch (error) {
      if (error instanceof Refusal && error.is('STALE_VERSION'))
        await whoWasFirst().then(setLate, () => report(error))
      else report(error)
    }
  })

  return (
    <FormPanel
      open
      title={t(`bloqueo.boton.${deed}`, { nombre })}
      subtitle={t(`bloqueo.hace.${deed}`)}
      onClose={() => void close()}
      onSubmit={(event) => void submit(event)}
      actions={
        late === undefined ? (
          <>
            <Button kind="quiet" onClick={() => void close()}>
              {t('acciones.cancelar')}
            </Button>
            <Button type="submit" kind="solid" danger={deed === 'bloquear'} busy={save.isPending}>
              {t(`bloqueo.accion.${deed}`)}
            </Button>
          </>
        ) : (
          <Button kind="solid" onClick={() => void close()}>
            {t('acciones.cerrar')}
          </Button>
        )
      }
    >
      <div className={styles.form}>
        {late !== undefined && <Notice severity="warning">{late}</Notice>}
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <TextField
          control={form.control}
          name="motivo"
          label={t('motivo.motivo')}
          hint={t('bloqueo.ayuda')}
          multiline
          maxLength={500}
          required
          autoFocus
        />
      </div>
    </FormPanel>
  )
}
