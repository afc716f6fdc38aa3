import { zodResolver } from '@hookform/resolvers/zod'
import { CuentaForm } from '@portal/contract/cuentas.ts'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { Cuit, opcional } from '@portal/contract/values.ts'
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
import styles from '../piezas/form.module.css'

const schema = z.object({ cuit: Cuit, accountname: opcional(CuentaForm.accountname) })

/** A number that may register, and whose it is. */
export const AgregarPanel = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts()
  const toast = useToast()
  const save = useWrite('SaveCuenta')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { cuit: '', accountname: '' },
  })
  const { problem, report, clear } = useFormProblem(form)
  const { isDirty } = form.formState
  const close = useAskedClose(() => isDirty, onClose)
  const submit = form.handleSubmit(async ({ cuit, accountname }) => {
    clear()
    try {
      await save.mutateAsync({
        cuentaid: '0',
        values: { cuit, ...(accountname !== null && { accountname }) },
      })
      toast({ message: t('cuitConocidos.agregar.hecho', { cuit: formatCuit(cuit) }), about: 'cuit' })
      onClose()
    } catch (error) {
      report(error)
    }
  })
  return (
    <FormPanel
      open
      subtitle={t('cuitConocidos.agregar.subtitulo')}
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
      <div className={styles.form}>
        <FormProblemAlert problem={problem?.besideFields ? null : problem} />
        <TextField
          control={form.control}
          name="cuit"
          label={t('cuitConocidos.agregar.cuit')}
          inputMode="numeric"
          maxLength={20}
          required
          autoFocus
        />
        <TextField
          control={form.control}
          name="accountname"
          label={t('cuitConocidos.agregar.accountname')}
          hint={t('cuitConocidos.agregar.ayuda')}
        />
      </div>
    </FormPanel>
  )
}
