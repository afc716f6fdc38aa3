import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { UnsavedChangesGuard } from '@portal/ui/UnsavedChangesGuard.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { findDraft, forgetDraft, registerDraft } from '../session/drafts.ts'
import { useLogin } from '../session/useLogin.ts'

interface FormGuardProps<Values extends FieldValues, Sent> {
  /** Names the form and the record it edits: what is offered back belongs to them. */
  name: string
  form: UseFormReturn<Values, unknown, Sent>
}

/** Keeps what is typed from being lost: asks before it is left, and offers it back after an expired session. */
export const FormGuard = <Values extends FieldValues, Sent>({ name, form }: FormGuardProps<Values, Sent>) => {
  const { t } = useTranslation()
  const { contact_firstname, contact_lastname, ...login } = useLogin()
  const contactid = login.contactid ?? `${contact_firstname} ${contact_lastname}`
  const { isDirty } = useFormState({ control: form.control })
  const [draft, setDraft] = useState(() => findDraft(contactid, name))
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: false,
    withResolver: true,
  })

  useEffect(
    () => registerDraft(() => (isDirty ? { contactid, form: name, values: form.getValues() } : null)),
    [contactid, name, form, isDirty],
  )

  const settle = () => {
    forgetDraft(contactid, name)
    setDraft(undefined)
  }

  return (
    <>
      <UnsavedChangesGuard
        dirty={isDirty}
        blocked={blocker.status === 'blocked'}
        onLeave={() => blocker.proceed?.()}
        onStay={() => blocker.reset?.()}
      />
      {draft !== undefined && (
        <Alert
          severity="info"
          action={
            <>
              <Button
                color="inherit"
                size="small"
                onClick={() => {
                  // The draft was written by this very form.
                  form.reset(draft as Values, { keepDefaultValues: true })
                  settle()
                }}
              >
                {t('borrador.recuperar')}
              </Button>
              <Button color="inherit" size="small" onClick={settle}>
                {t('borrador.descartar')}
              </Button>
            </>
          }
        >
          {t('borrador.mensaje')}
        </Alert>
      )}
    </>
  )
}
