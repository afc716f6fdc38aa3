import { sentence } from '@portal/contract/wording.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { NewPassword } from '@portal/contract/values.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { useWrite } from '@portal/ui/app/queries.ts'
import styles from '../piezas/form.module.css'

const schema = z.object({ password: NewPassword, repetida: z.string() }).check(
  z.refine(({ password, repetida }) => password === repetida, {
    error: sentence('lasContrasenasNoCoinciden'),
    path: ['repetida'],
  }),
)

interface ClaveFormProps {
  /** Of the mailed link; one that no longer serves is refused with its sentence. */
  token: string
  onChanged: () => void
}

export const ClaveForm = ({ token, onChanged }: ClaveFormProps) => {
  const t = useTexts()
  const change = useWrite('ClaveOperador')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { password: '', repetida: '' },
  })

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await change.mutateAsync({ token, password })
      onChanged()
    } catch {
      // The sentence shows above the form, and what was typed stays.
      form.setFocus('password')
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      <h2 className="heading">{t('clave.titulo')}</h2>
      {change.error && <Notice severity="error">{change.error.message}</Notice>}
      <PasswordField
        control={form.control}
        name="password"
        label={t('clave.nueva')}
        autoComplete="new-password"
        autoFocus
      />
      <PasswordField
        control={form.control}
        name="repetida"
        label={t('clave.repetida')}
        autoComplete="new-password"
      />
      <Button type="submit" kind="solid" size="large" busy={change.isPending}>
        {t('clave.guardar')}
      </Button>
    </form>
  )
}
