import { Refusal } from '@portal/contract/refusals.ts'
import { CheckBox } from '@portal/ui/fields/plain/CheckBox.tsx'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { ProblemIcon } from '@portal/ui/fields/plain/icons.tsx'
import { useEffect, useId, useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { call, sentenceOf } from '../call.ts'
import { registro } from '../mensajes/es/registro.ts'
import { Button } from '../partes/Button.tsx'
import { Notice } from '../partes/Notice.tsx'
import { SplitPage } from '../partes/SplitPage.tsx'
import { Toast } from '../partes/Toast.tsx'
import { showRefusedFields } from '../showRefusedFields.ts'
import { usePageForm } from '../usePageForm.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { NextSteps } from './NextSteps.tsx'
import { PhoneFields } from './PhoneFields.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import {
  emptyRegistration,
  RegistrationForm,
  registrationRequest,
  type RegistrationValues,
} from './registration.ts'
import styles from './Registrese.module.css'
import { Terms } from './Terms.tsx'
import { useInvitacion } from './useInvitacion.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

const words = registro

export const Registrese = () => {
  const [toast, setToast] = useState<{ message: string; id: number }>()
  const [problem, setProblem] = useState<string>()
  const [registered, setRegistered] = useState(false)
  const form = usePageForm(RegistrationForm, emptyRegistration)
  const { register, handleSubmit, setError, formState } = form
  const { errors, isValid, isDirty, isSubmitting } = formState
  const invitacion = useInvitacion(form)
  const why = useId()
  const said = problem ?? whatToMend(errors)
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
        return
      } else setProblem(sentenceOf(failure))
    }
  })

  return (
    <SplitPage side={<NextSteps />} long>
      <h1 className={styles.title}>{words.titulo}</h1>
      <p className={styles.lead}>
        {words.yaTenes} <a href="/auth/login">{words.ingresa}</a>
      </p>
      {(invitacion.proveedor !== undefined || invitacion.vencida) && (
        <div className={styles.invitation}>
          <Notice kind="info">
            {invitacion.proveedor === undefined
              ? words.invitacionVencida
              : words.invitado(invitacion.proveedor)}
          </Notice>
        </div>
      )}
      <form
        className={styles.form}
        method="post"
        action="/auth/registrese"
        aria-label={words.titulo}
        noValidate
        onSubmit={save}
        onInput={invitacion.onInput}
      >
        <TextBox
          label={words.firstname}
          autoComplete="given-name"
          error={errors.firstname?.message}
          {...register('firstname')}
        />
        <TextBox
          label={words.lastname}
          autoComplete="family-name"
          error={errors.lastname?.message}
          {...register('lastname')}
        />
        <DocumentFields form={form} />
        <TextBox
          label={words.email}
          hint={words.emailAyuda}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={errors.email?.message}
          {...register('email')}
        />
        <PhoneFields form={form} />
        <TextBox
          label={words.calle}
          autoComplete="address-line1"
          error={errors.mailingstreet?.message}
          {...register('mailingstreet')}
        />
        <PlaceFields form={form} />
        <div>
          <CheckBox label={words.terminos} required {...register('terminos')} />
          <Terms />
        </div>
        <div className={styles.save}>
          <p id={why} className={styles.problem} role="alert">
            {said && (
              <>
                <ProblemIcon />
                {said}
              </>
            )}
          </p>
          <Button kind="quiet" onClick={goBack}>
            {words.cancelar}
          </Button>
          <Button
            type="submit"
            busy={isSubmitting || registered}
            disabled={!isValid}
            aria-describedby={said ? why : undefined}
          >
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

const listed = new Intl.ListFormat(import.meta.env.IDIOMA)

/** Beside the button that waits for it: 'Revisá: número y email.' */
function whatToMend(errors: FieldErrors<RegistrationValues>): string | undefined {
  const names = keysOf(emptyRegistration).filter((name) => errors[name])
  return names.length === 0
    ? undefined
    : words.revisar(listed.format(names.map((name) => words.nombres[name])))
}

const keysOf = (values: RegistrationValues) => Object.keys(values) as (keyof RegistrationValues)[] // it has no others

/** The field that a refusal of the whole registration is about. */
function knownRefusal(refusal: Refusal): 'cuit' | 'email' | undefined {
  if (refusal.is('CUIT_NOT_REGISTERED')) return 'cuit'
  return refusal.is('EMAIL_TAKEN') ? 'email' : undefined
}

function goBack(): void {
  if (history.length > 1) history.back()
  else location.assign('/auth/login')
}
