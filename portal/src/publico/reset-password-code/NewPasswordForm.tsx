import { Refusal } from '@portal/contract/refusals.ts'
import { formatCodigo } from '@portal/contract/values.ts'
import { PasswordBox } from '@portal/ui/fields/plain/PasswordBox.tsx'
import { StrengthMeter } from '@portal/ui/fields/plain/StrengthMeter.tsx'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { call, sentenceOf } from '../call.ts'
import { mensajes } from '../mensajes.ts'
import { cambiar as words } from '../mensajes/es/cambiar.ts'
import { Button } from '../partes/Button.tsx'
import { Dialog } from '../partes/Dialog.tsx'
import styles from '../partes/Form.module.css'
import { Notice } from '../partes/Notice.tsx'
import contrasena from '@portal/ui/mensajes/es/contrasena.json' with { type: 'json' }
import { passwordStrength } from '@portal/parts/contrasena/passwordStrength.ts'
import { Toast } from '../partes/Toast.tsx'
import { showRefusedFields } from '../showRefusedFields.ts'
import { usePageForm } from '../usePageForm.ts'
import { codeSentTo, emailForSignIn } from '@portal/ui/kept/kept.ts'
import { newPasswordRequest, newPasswordSchema, type NewPasswordValues } from './newPassword.ts'
import type { Proof } from './proof.ts'

const empty: NewPasswordValues = { email: '', code: '', password: '', passwordConfirm: '' }

export const NewPasswordForm = ({ proof }: { proof: Proof }) => {
  const emailFromBefore = proof.by === 'code' ? proof.email : undefined
  const [problem, setProblem] = useState<ReactNode>()
  const [done, setDone] = useState(false)
  const [told, setTold] = useState(false)
  const form = usePageForm(newPasswordSchema(proof.by), { ...empty, email: emailFromBefore ?? '' })
  const { register, handleSubmit, control, setValue, trigger, getFieldState, formState } = form
  const password = useWatch({ control, name: 'password' })
  const { errors, isSubmitting, isDirty } = formState

  const change = handleSubmit(async (values) => {
    setProblem(undefined)
    try {
      const { email = values.email } = await call('changePasswordByCode', newPasswordRequest(proof, values))
      if (email !== '') emailForSignIn.write(email)
    } catch (failure) {
      if (failure instanceof Refusal && showRefusedFields(failure, form, empty)) return
      const expired = proof.by === 'link' && failure instanceof Refusal && failure.is('INVALID_CODE')
      setProblem(expired ? <ExpiredLink /> : sentenceOf(failure))
      return
    }
    codeSentTo.forget()
    setDone(true)
  })

  return (
    <>
      <form
        className={styles.form}
        method="post"
        action="/auth/reset-password-code"
        noValidate
        onSubmit={change}
      >
        {proof.by === 'code' && (
          <>
            {emailFromBefore === undefined && (
              <TextBox
                label={words.email}
                type="email"
                autoComplete="username"
                autoCapitalize="none"
                error={errors.email?.message}
                {...register('email')}
              />
            )}
            <TextBox
              label={words.codigo}
              hint={words.codigoAyuda}
              error={errors.code?.message}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              {...register('code', {
                onChange: ({ target }: { target: HTMLInputElement }) =>
                  setValue('code', formatCodigo(target.value)),
              })}
            />
          </>
        )}
        <div>
          <PasswordBox
            label={words.password}
            words={contrasena}
            hint={words.passwordAyuda}
            autoComplete="new-password"
            error={errors.password?.message}
            {...register('password', {
              onChange: () => getFieldState('passwordConfirm').isTouched && void trigger('passwordConfirm'),
            })}
          />
          {password !== '' && !errors.password && (
            <StrengthMeter level={passwordStrength(password)} words={contrasena} />
          )}
        </div>
        <PasswordBox
          label={words.passwordConfirm}
          words={contrasena}
          autoComplete="new-password"
          error={errors.passwordConfirm?.message}
          {...register('passwordConfirm')}
        />
        <div className={styles.actions}>
          <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
            {words.cambiar}
          </Button>
          {problem !== undefined && <Notice kind="error">{problem}</Notice>}
          <a className={styles.aside} href="/auth/reset-password">
            {mensajes.volver}
          </a>
        </div>
      </form>
      {emailFromBefore !== undefined && !told && (
        <Toast kind="success" message={words.enviado} onClose={() => setTold(true)} />
      )}
      {done && (
        <Dialog
          title={words.listo.titulo}
          message={words.listo.texto}
          onAccept={() => location.assign('/auth/login')}
        />
      )}
    </>
  )
}

const ExpiredLink = () => (
  <>
    {words.enlaceVencido} <a href="/auth/reset-password">{words.pedirOtro}</a>
  </>
)
