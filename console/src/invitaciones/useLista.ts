import { findDraft, forgetDraft, registerDraft } from '@portal/ui/kept/drafts.ts'
import { usePerson } from '@portal/ui/kept/person.ts'
import { useEffect, useState } from 'react'

/** What each operador typed: whoever looks at something else and comes back finds it, until the window closes. */
const typedBy = new Map<string, string>()
const form = 'invitaciones'

/** The list of those to be written to. It outlives its screen, and the session of who typed it. */
export function useLista() {
  const person = usePerson()
  const [typed, setTyped] = useState(() => {
    const draft = findDraft(person, form)
    return typedBy.get(person) ?? (typeof draft === 'string' ? draft : '')
  })
  useEffect(() => forgetDraft(person, form), [person])
  useEffect(() => {
    typedBy.set(person, typed)
    if (typed.trim() === '') return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    const forget = registerDraft(() => ({ person, form, values: typed }))
    return () => {
      window.removeEventListener('beforeunload', warn)
      forget()
    }
  }, [person, typed])
  return [typed, setTyped] as const
}
