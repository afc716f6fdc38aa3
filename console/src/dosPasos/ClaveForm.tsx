import { zodResolver } from '@hookform/resolvers/zod'
import type { Result } from '@portal/contract'
import { requiredPassword } from '@portal/contract/ingreso.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { FormProblemAlert } from '@portal/ui/form/FormProblemAlert.tsx'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { useWrite } from '@portal/ui/app/queries.ts'
import styles from '../piezas/form.module.css'

const schema = z.object({ password: requiredPassword })

export type Secreto = Result<'IniciarTotpOperador'>['records'][number]

interface ClaveFormProps {
  onStarted: (secreto: Secreto) => void
  onCancel?: (() => void) | undefined
}

/** Whoever finds a session open must not be able to add a phone of their own. */
export const ClaveForm = ({ onStarted, onCancel }: ClaveFormProps) => {
  const t = useTexts()
  const start = useWrite('IniciarTotpOperador')
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } })
  const { problem, report, clear } = useFormProblem(form)

  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      const { records } = await start.mutateAsync(values)
      if (records[0]) onStarted(records[0])
    } catch (error) {
      report(error)
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className={`${styles.form} ${styles.narrow}`}>
      <FormProblemAlert problem={problem} />
      <PasswordField
        control={form.control}
        name="password"
        label={t('dosPasos.contrasena')}
        hint={t('dosPasos.contrasenaAyuda')}
        autoComplete="current-password"
      />
      <div className="cluster gap-8">
        <Button type="submit" kind="solid" busy={start.isPending}>
          {t('dosPasos.empezar')}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            {t('acciones.cancelar')}
          </Button>
        )}
      </div>
    </form>
  )
}
