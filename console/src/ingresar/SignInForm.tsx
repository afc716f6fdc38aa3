import { zodResolver } from '@hookform/resolvers/zod'
import type { Result } from '@portal/contract'
import { Refusal } from '@portal/contract/refusals.ts'
import { LoginForm } from '@portal/contract/ingreso.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { rutas } from '../rutas.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import styles from '../piezas/form.module.css'

const schema = z.object(LoginForm)

export type Credentials = z.output<typeof schema>

interface SignInFormProps {
  /** What is said above the form until something is wrong with it. */
  notice?: ReactNode
  autoFocus: boolean
  /** Another way in stands above it, and is the strong one. */
  second?: boolean
  onSignedIn: (login: Result<'LoginOperador'>['login']) => void
  /** They are right, and asked again with the code of the second step. */
  onProved: (credentials: Credentials) => void
}

/** E-mail and password. */
export const SignInForm = ({ notice, autoFocus, second = false, onSignedIn, onProved }: SignInFormProps) => {
  const t = useTexts()
  const signIn = useWrite('LoginOperador')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { username: '', password: '' },
  })

  const submit = form.handleSubmit(async (credentials) => {
    try {
      const { login } = await signIn.mutateAsync(credentials)
      onSignedIn(login)
    } catch (error) {
      if (error instanceof Refusal && error.is('TOTP_REQUIRED')) {
        signIn.reset()
        onProved(credentials)
        return
      }
      // The sentence shows above the form; the password is typed again, the e-mail stays.
      if (error instanceof Refusal && error.is('WRONG_CREDENTIALS')) form.resetField('password')
      form.setFocus('password')
    }
  })

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {signIn.error ? <Notice severity="error">{signIn.error.message}</Notice> : notice}
      <TextField
        control={form.control}
        name="username"
        label={t('ingresar.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus={autoFocus}
      />
      <PasswordField
        control={form.control}
        name="password"
        label={t('ingresar.contrasena')}
        autoComplete="current-password"
      />
      <Button type="submit" kind={second ? 'outline' : 'solid'} size="large" busy={signIn.isPending}>
        {t('ingresar.continuar')}
      </Button>
      <TextLink href={rutas.recuperar()}>{t('ingresar.olvide')}</TextLink>
    </form>
  )
}
