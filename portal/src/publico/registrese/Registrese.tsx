import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract/refusals.ts'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call, sentenceOf } from '../call.ts'
import { mensajes } from '../mensajes.ts'
import { Button } from '../partes/Button.tsx'
import { CheckField } from '../partes/CheckField.tsx'
import formStyles from '../partes/Form.module.css'
import { Notice } from '../partes/Notice.tsx'
import { SplitPage } from '../partes/SplitPage.tsx'
import { TextField } from '../partes/TextField.tsx'
import { Toast } from '../partes/Toast.tsx'
import { showRefusedFields } from '../showRefusedFields.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { emptyRegistration, RegistrationForm, registrationRequest } from './registration.ts'
import styles from './Registrese.module.css'
import { Terms } from './Terms.tsx'
import { useLeaveWarning } from './useLeaveWarning.ts'

const words = mensajes.registro

export const Registrese = () => {
  const [toast, setToast] = useState<{ message: string; id: number }>()
  const [problem, setProblem] = useState<string>()
  const [registered, setRegistered] = useState(false)
  const form = useForm({
    resolver: zodResolver(RegistrationForm),
    mode: 'onTouched',
    defaultValues: emptyRegistration,
  })
  const { register, handleSubmit, setError, formState } = form
  const { errors, isValid, isDirty, isSubmitting } = formState
  useLeaveWarning(isDirty && !registered)

  useEffect(() => {
    if (registered) location.assign('/auth/registro-exitoso')
  }, [registered])

  const save = handleSubmit(async (values) => {
    setProblem(undefined)
    try {
      await call('saveRecord', registrationRequest(values))
      setRegistered(true)
    } catch (failure) {
      const field = failure instanceof Refusal && knownRefusal(failure)
      if (field) {
        setToast((shown) => ({ message: failure.message, id: (shown?.id ?? 0) + 1 }))
        setError(field, { message: failure.message }, { shouldFocus: true })
      } else if (failure instanceof Refusal && showRefusedFields(failure, form, emptyRegistration)) {
        setProblem(words.revisar)
      } else setProblem(sentenceOf(failure))
    }
  })

  return (
    <SplitPage side={<NextSteps />} wide>
      <h1 className={formStyles.title}>{words.titulo}</h1>
      <p className={formStyles.lead}>{words.bajada}</p>
      <form
        className={styles.form}
        method="post"
        action="/auth/registrese"
        aria-label={words.titulo}
        noValidate
        onSubmit={save}
      >
        <fieldset className={styles.group}>
          <legend>{words.persona}</legend>
          <TextField
            label={words.firstname}
            autoComplete="given-name"
            error={errors.firstname?.message}
            {...register('firstname')}
          />
          <TextField
            label={words.lastname}
            autoComplete="family-name"
            error={errors.lastname?.message}
            {...register('lastname')}
          />
          <DocumentFields form={form} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.contacto}</legend>
          <TextField
            label={words.email}
            hint={words.emailAyuda}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            error={errors.email?.message}
            {...register('email')}
          />
          <PhoneFields form={form} />
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{words.domicilio}</legend>
          <TextField
            label={words.calle}
            autoComplete="address-line1"
            error={errors.mailingstreet?.message}
            {...register('mailingstreet')}
          />
          <PlaceFields form={form} />
        </fieldset>
        <div>
          <CheckField label={words.terminos} required {...register('terminos')} />
          <Terms />
        </div>
        {problem && <Notice kind="error">{problem}</Notice>}
        <div className={styles.actions}>
          <Button kind="quiet" onClick={goBack}>
            {words.cancelar}
          </Button>
          <Button type="submit" busy={isSubmitting || registered} disabled={!isValid}>
            {words.guardar}
          </Button>
        </div>
      </form>
      {toast && (
        <Toast key={toast.id} kind="error" message={toast.message} onClose={() => setToast(undefined)} />
      )}
    </SplitPage>
  )
}

/** The field that a refusal of the whole registration is about. */
function knownRefusal(refusal: Refusal): 'cuit' | 'email' | undefined {
  if (refusal.is('CUIT_NOT_REGISTERED')) return 'cuit'
  return refusal.is('EMAIL_TAKEN') ? 'email' : undefined
}

function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign('/auth/login')
}
