import { useBlocker } from '@tanstack/react-router'
import { use, useEffect, useState } from 'react'
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { useTexts } from '../texts/useTexts.ts'
import { usePerson } from '../kept/person.ts'
import { Button } from '../controls/Button.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { findDraft, forgetDraft, registerDraft } from '../kept/drafts.ts'
import { BackCloses } from './backCloses.ts'
import { UnsavedChangesGuard } from './UnsavedChangesGuard.tsx'

interface FormGuardProps<Values extends FieldValues, Sent> {
  /** Names the form and the record it edits: what is offered back belongs to them. */
  name: string
  form: UseFormReturn<Values, unknown, Sent>
  /** It stands beside tabs: another of them leaves nothing. */
  tabs?: boolean
}

/** Keeps what is typed from being lost: asks before it is left, and offers it back after an expired session. */
export const FormGuard = <Values extends FieldValues, Sent>({
  name,
  form,
  tabs = false,
}: FormGuardProps<Values, Sent>) => {
  const t = useTexts()
  const person = usePerson()
  const backCloses = use(BackCloses)
  const { isDirty } = useFormState({ control: form.control })
  const [draft, setDraft] = useState(() => findDraft(person, name))
  const blocker = useBlocker({
    shouldBlockFn: ({ action, current, next }) =>
      isDirty && !(backCloses && action === 'BACK') && !(tabs && current.pathname === next.pathname),
    enableBeforeUnload: false,
    withResolver: true,
  })

  useEffect(
    () => registerDraft(() => (isDirty ? { person, form: name, values: form.getValues() } : null)),
    [person, name, form, isDirty],
  )

  const settle = () => {
    forgetDraft(person, name)
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
        <Notice
          severity="info"
          action={
            <>
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  // The draft was written by this very form.
                  form.reset(draft as Values, { keepDefaultValues: true })
                  settle()
                }}
              >
                {t('formulario.borrador.recuperar')}
              </Button>
              <Button kind="quiet" size="small" onClick={settle}>
                {t('formulario.borrador.descartar')}
              </Button>
            </>
          }
        >
          {t('formulario.borrador.mensaje')}
        </Notice>
      )}
    </>
  )
}
