import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call, sentenceOf } from '../call.ts'
import { emailField } from '../fields.ts'
import { mensajes } from '../mensajes.ts'
import { recuperar as words } from '../mensajes/es/recuperar.ts'
import { SplitPage } from '../partes/SplitPage.tsx'
import { Button } from '../partes/Button.tsx'
import styles from '../partes/Form.module.css'
import { Notice } from '../partes/Notice.tsx'
import { usePageForm } from '../usePageForm.ts'
import { codeSentTo } from '@portal/ui/kept/kept.ts'

const EmailForm = z.object({ email: emailField })

export const ResetPassword = () => {
  const [problem, setProblem] = useState<string>()
  const [leaving, setLeaving] = useState(false)
  const form = usePageForm(EmailForm, { email: '' })
  const { errors, isDirty, isSubmitting } = form.formState

  const send = form.handleSubmit(async ({ email }) => {
    setProblem(undefined)
    try {
      await call('sendMailForPassword', { email })
    } catch (failure) {
      setProblem(sentenceOf(failure))
      return
    }
    codeSentTo.write(email)
    setLeaving(true)
    location.assign('/auth/reset-password-code')
  })

  return (
    <SplitPage>
      <h1 className={styles.title}>{words.titulo}</h1>
      <p className={styles.lead}>{words.bajada}</p>
      <form className={styles.form} method="post" action="/auth/reset-password" noValidate onSubmit={send}>
        <TextBox
          label={words.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          error={errors.email?.message}
          {...form.register('email')}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isSubmitting || leaving} disabled={!isDirty}>
            {words.enviar}
          </Button>
          {problem && <Notice kind="error">{problem}</Notice>}
          <a className={styles.aside} href="/auth/login">
            {mensajes.volver}
          </a>
        </div>
      </form>
    </SplitPage>
  )
}
