import { destino } from '@portal/contract/destino.ts'
import { Refusal } from '@portal/contract/refusals.ts'
import { CheckBox } from '@portal/ui/fields/plain/CheckBox.tsx'
import { PasswordBox } from '@portal/ui/fields/plain/PasswordBox.tsx'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { emailForSignIn, rememberedEmail } from '@portal/ui/kept/kept.ts'
import contrasena from '@portal/ui/mensajes/es/contrasena.json' with { type: 'json' }
import { useState, type ChangeEvent, type ReactNode } from 'react'
import { call, sentenceOf } from '../call.ts'
import { mensajes } from '../mensajes.ts'
import { login as words } from '../mensajes/es/login.ts'
import { Button } from '../partes/Button.tsx'
import styles from '../partes/Form.module.css'
import { Notice } from '../partes/Notice.tsx'
import { SplitPage } from '../partes/SplitPage.tsx'
import { useHydrated } from '../useHydrated.ts'
import { arrivalNotice, type Arrival } from './arrivalNotice.ts'
import { inputIn, useLoginForm, type Credentials } from './useLoginForm.ts'

export const Login = () => {
  const hydrated = useHydrated()
  const [answer, setAnswer] = useState<Arrival | null>()
  const [entering, setEntering] = useState(false)
  const [step, setStep] = useState<ReactNode>()
  const { begin, ...form } = useLoginForm(enter)

  const busy = form.sending || entering
  const notice = answer === undefined && hydrated ? arrivalNotice(location.search) : answer

  /** What was answered was about what is being changed. */
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    form.read(event)
    setAnswer(null)
  }

  async function enter(values: Credentials, asked: HTMLFormElement): Promise<void> {
    setAnswer(null)
    try {
      await call('login', values)
    } catch (failure) {
      if (failure instanceof Refusal && failure.is('TOTP_REQUIRED')) {
        await askForStep(values)
        return
      }
      setAnswer({ kind: 'error', message: sentenceOf(failure) })
      inputIn(asked, 'password')?.select()
      return
    }
    setEntering(true)
    goIn(values)
  }

  /** Fetched ahead while the page is idle, and run by whoever has a second step. */
  async function askForStep(values: Credentials): Promise<void> {
    const part = await import('./SegundoPaso.tsx').catch(() => undefined)
    if (!part) {
      setAnswer({ kind: 'error', message: mensajes.sinConexion })
      return
    }
    form.restart(values)
    const prove = async (proof: { totp: string } | { recuperacion: string }) => {
      await call('login', { ...values, ...proof })
      goIn(values)
    }
    setStep(<part.SegundoPaso enter={prove} onBack={() => setStep(undefined)} />)
  }

  if (step !== undefined) return <SplitPage>{step}</SplitPage>

  return (
    <SplitPage>
      <h1 className={styles.title}>{words.titulo}</h1>
      <p className={styles.lead}>{words.bajada}</p>
      <form
        ref={begin}
        className={styles.form}
        // To this same address, with the page first asked for in it.
        method="post"
        noValidate={hydrated}
        data-early={hydrated ? undefined : true}
        onSubmit={(event) => void form.submit(event)}
      >
        <TextBox
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          required
          onChange={change}
          {...form.username}
        />
        <PasswordBox
          label={words.password}
          words={contrasena}
          required
          autoComplete="current-password"
          onChange={change}
          {...form.password}
        />
        <div className={styles.row}>
          <CheckBox label={words.recordar} {...form.remember} />
          <a href="/auth/reset-password">{words.olvide}</a>
        </div>
        <Button type="submit" busy={busy} disabled={hydrated && !form.complete}>
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
function goIn({ username, remember }: Credentials): void {
  emailForSignIn.forget()
  if (remember) rememberedEmail.write(username)
  else rememberedEmail.forget()
  location.assign(destino(location.search))
}
