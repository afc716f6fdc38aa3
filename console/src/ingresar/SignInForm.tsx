import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal, type Result } from '@portal/contract'
import { LoginForm } from '@portal/contract/ingreso.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { PasswordField } from '@portal/ui/fields/PasswordField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import * as z from 'zod/mini'
import { sessionQuery } from '../app.ts'
import { rutas } from '../rutas.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import styles from '../piezas/form.module.css'
import { CodigoForm } from './CodigoForm.tsx'

const schema = z.object(LoginForm)

const arrivals = { sesion: 'ingresar.sesionVencida', clave: 'ingresar.claveGuardada' } as const

interface SignInFormProps {
  /** What brought the operador here: a session that ended while they were away, or a password just set. */
  arrival: 'sesion' | 'clave' | undefined
  onSignedIn: () => void
}

export const SignInForm = ({ arrival, onSignedIn }: SignInFormProps) => {
  const t = useTexts()
  const queryClient = useQueryClient()
  /** Right, and one step short. */
  const [proved, setProved] = useState<z.output<typeof schema>>()
  const signIn = useWrite('LoginOperador')
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: { username: '', password: '' },
  })

  const enter = (login: Result<'LoginOperador'>['login']) => {
    queryClient.setQueryData(sessionQuery.queryKey, { login })
    onSignedIn()
  }
  const submit = form.handleSubmit(async (credentials) => {
    try {
      const { login } = await signIn.mutateAsync(credentials)
      enter(login)
    } catch (error) {
      if (error instanceof Refusal && error.is('TOTP_REQUIRED')) {
        signIn.reset()
        setProved(credentials)
        return
      }
      // The sentence shows above the form; the password is typed again, the e-mail stays.
      if (error instanceof Refusal && error.is('WRONG_CREDENTIALS')) form.resetField('password')
      form.setFocus('password')
    }
  })

  if (proved)
    return <CodigoForm credentials={proved} onSignedIn={enter} onBack={() => setProved(undefined)} />

  return (
    <form method="post" noValidate onSubmit={submit} className={styles.form}>
      {signIn.error ? (
        <Notice severity="error">{signIn.error.message}</Notice>
      ) : (
        arrival && <Notice severity="info">{t(arrivals[arrival])}</Notice>
      )}
      <TextField
        control={form.control}
        name="username"
        label={t('ingresar.email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoFocus
      />
      <PasswordField
        control={form.control}
        name="password"
        label={t('ingresar.contrasena')}
        autoComplete="current-password"
      />
      <Button type="submit" kind="solid" size="large" busy={signIn.isPending}>
        {t('ingresar.continuar')}
      </Button>
      <TextLink href={rutas.recuperar()}>{t('ingresar.olvide')}</TextLink>
    </form>
  )
}
