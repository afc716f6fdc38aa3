import { zodResolver } from '@hookform/resolvers/zod'
import { destino } from '@portal/contract/destino.ts'
import { CheckBox } from '@portal/ui/fields/plain/CheckBox.tsx'
import { PasswordBox } from '@portal/ui/fields/plain/PasswordBox.tsx'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { Refusal } from '@portal/contract/refusals.ts'
import { useEffect, useState, type ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call, sentenceOf } from '../call.ts'
import { emailField, requiredField } from '../fields.ts'
import { mensajes } from '../mensajes.ts'
import { Button } from '../partes/Button.tsx'
import styles from '../partes/Form.module.css'
import { Notice } from '../partes/Notice.tsx'
import { SplitPage } from '../partes/SplitPage.tsx'
import { emailForSignIn, rememberedEmail } from '@portal/ui/kept/kept.ts'
import { useHydrated } from '../useHydrated.ts'
import { saying } from '../say.ts'
import { arrivalNotice, type Arrival } from './arrivalNotice.ts'

const words = mensajes.login

const LoginForm = z.object({ username: emailField, password: requiredField, remember: z.boolean() })

export const Login = () => {
  const hydrated = useHydrated()
  const [answer, setAnswer] = useState<Arrival | null>()
  const [entering, setEntering] = useState(false)
  const [step, setStep] = useState<ReactNode>()
  const { register, handleSubmit, resetField, setValue, setFocus, formState } = useForm({
    resolver: saying(zodResolver(LoginForm)),
    mode: 'onTouched',
    defaultValues: { username: '', password: '', remember: false },
  })
  const { errors, isDirty, isValid, isSubmitting } = formState

  useEffect(() => {
    const remembered = rememberedEmail.read()
    const email = emailForSignIn.read() ?? remembered
    if (email !== undefined) {
      setValue('username', email, { shouldValidate: true })
      setValue('remember', email === remembered)
      setFocus('password')
    }
  }, [setValue, setFocus])

  const busy = isSubmitting || entering
  const notice = answer === undefined && hydrated ? arrivalNotice(location.search) : answer

  /** What was answered was about what is being changed. */
  const forgetAnswer = () => setAnswer(null)

  const enter = handleSubmit(async (values) => {
    setAnswer(null)
    try {
      await call('login', values)
    } catch (failure) {
      if (failure instanceof Refusal && failure.is('TOTP_REQUIRED')) {
        await askForStep(values)
        return
      }
      setAnswer({ kind: 'error', message: sentenceOf(failure) })
      setFocus('password', { shouldSelect: true })
      return
    }
    setEntering(true)
    goIn(values)
  })

  /** Fetched by whoever has a second step, and by nobody else. */
  async function askForStep(values: z.output<typeof LoginForm>): Promise<void> {
    const form = await import('./SegundoPaso.tsx').catch(() => undefined)
    if (!form) {
      setAnswer({ kind: 'error', message: mensajes.sinConexion })
      return
    }
    const back = () => {
      setStep(undefined)
      resetField('password')
    }
    const prove = async (proof: { totp: string } | { recuperacion: string }) => {
      await call('login', { ...values, ...proof })
      goIn(values)
    }
    setStep(<form.SegundoPaso enter={prove} onBack={back} />)
  }

  if (step !== undefined) return <SplitPage>{step}</SplitPage>

  return (
    <SplitPage>
      <h1 className={styles.title}>{words.titulo}</h1>
      <p className={styles.lead}>{words.bajada}</p>
      <form
        className={styles.form}
        // To this same address, with the page first asked for in it.
        method="post"
        noValidate={hydrated}
        data-early={hydrated ? undefined : true}
        onSubmit={enter}
      >
        <TextBox
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          required
          error={errors.username?.message}
          {...register('username', { onChange: forgetAnswer })}
        />
        <PasswordBox
          label={words.password}
          words={mensajes.contrasena}
          required
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password', { onChange: forgetAnswer })}
        />
        <div className={styles.row}>
          <CheckBox label={words.recordar} {...register('remember')} />
          <a href="/auth/reset-password">{words.olvide}</a>
        </div>
        <Button type="submit" busy={busy} disabled={hydrated && (!isDirty || !isValid)}>
          {words.continuar}
        </Button>
        <div className={styles.answer}>{notice && <Notice kind={notice.kind}>{notice.message}</Notice>}</div>
        <p className={styles.aside}>
          {words.sinCuenta} <a href="/auth/registrese">{words.registrate}</a>
        </p>
      </form>
    </SplitPage>
  )
}

/** The session is open. */
function goIn({ username, remember }: z.output<typeof LoginForm>): void {
  emailForSignIn.forget()
  if (remember) rememberedEmail.write(username)
  else rememberedEmail.forget()
  location.assign(destino(location.search))
}
