import { zodResolver } from '@hookform/resolvers/zod'
import type { Result } from '@portal/contract'
import { requiredPassword } from '@portal/contract/ingreso.ts'
import { CodigoTotp } from '@portal/contract/values.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { FormPanel } from '@portal/ui/form/FormPanel.tsx'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { CodigoField } from '@portal/parts/dosPasos/CodigoField.tsx'
import { useWrite } from '@portal/ui/app/queries.ts'
import styles from '../piezas/form.module.css'

const schema = z.object({ password: requiredPassword, totp: CodigoTotp })

interface QuitarPanelProps {
  onTaken: (login: Result<'QuitarTotpOperador'>['login']) => void
  onClose: () => void
}

/** Asks for both steps once more before signing in goes back to one. */
export const QuitarPanel = ({ onTaken, onClose }: QuitarPanelProps) => {
  const t = useTexts()
  const take = useWrite('QuitarTotpOperador')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '', totp: '' } })
  const { problem, report, clear } = useFormProblem(form)

  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      const { login } = await take.mutateAsync(values)
      onTaken(login)
    } catch (error) {
      report(error)
    }
  })

  return (
    <FormPanel
      open
      title={t('dosPasos.quitar.titulo')}
      subtitle={t('dosPasos.quitar.consecuencia')}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('acciones.cancelar')}
          </Button>
          <Button type="submit" kind="solid" danger busy={take.isPending}>
            {t('dosPasos.quitar.confirmar')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <FormProblemAlert problem={problem} />
        <PasswordField
          control={form.control}
          name="password"
          label={t('dosPasos.contrasena')}
          autoComplete="current-password"
          autoFocus
        />
        <CodigoField control={form.control} name="totp" />
      </div>
    </FormPanel>
  )
}
