import { isEmail } from '@portal/contract/emailAddress.ts'
import { sentence } from '@portal/contract/wording.ts'
import { emailForSignIn, rememberedEmail } from '@portal/ui/kept/kept.ts'
import { useCallback, useState, type SubmitEvent, type SyntheticEvent } from 'react'
import { mensajes } from '../mensajes.ts'
import { say } from '../say.ts'

export interface Credentials {
  username: string
  password: string
  remember: boolean
}

const fields = ['username', 'password'] as const
type Field = (typeof fields)[number]

const empty: Credentials = { username: '', password: '', remember: false }

export const inputIn = (form: HTMLFormElement | null, name: keyof Credentials) =>
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)

const valuesIn = (form: HTMLFormElement | null): Credentials => ({
  username: inputIn(form, 'username')?.value.trim() ?? '',
  password: inputIn(form, 'password')?.value ?? '',
  remember: inputIn(form, 'remember')?.checked ?? false,
})

/** Why a field can't be sent as it is. */
function problemOf(field: Field, { [field]: typed }: Credentials): string | undefined {
  if (typed === '') return say(sentence('requerido'))
  return field === 'username' && !isEmail(typed) ? mensajes.emailInvalido : undefined
}

/**
 * The form that signs in, checked by hand: a library of forms and one of schemas weigh more than all else of this page
 * but React (decision 0156). What was typed before the script ran, or filled in by the browser, is read from the fields
 * and stays. A field says what is wrong with it once it was left, and from then on as it is typed in.
 */
export function useLoginForm(send: (values: Credentials, form: HTMLFormElement) => Promise<void>) {
  const [values, setValues] = useState(empty)
  /** What the fields begin with where they are drawn anew. */
  const [first, setFirst] = useState(empty)
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({})
  const [sending, setSending] = useState(false)

  const begin = useCallback((form: HTMLFormElement | null) => {
    if (!form) return
    const remembered = rememberedEmail.read()
    const known = emailForSignIn.read() ?? remembered
    const email = inputIn(form, 'username')
    const remember = inputIn(form, 'remember')
    if (known !== undefined && email?.value === '' && remember) {
      email.value = known
      remember.checked = known === remembered
      inputIn(form, 'password')?.focus()
    }
    setValues(valuesIn(form))
  }, [])

  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setValues(valuesIn(currentTarget.form))
  const field = (name: Field) => ({
    name,
    error: left[name] ? problemOf(name, values) : undefined,
    onBlur: (event: SyntheticEvent<HTMLInputElement>) => {
      read(event)
      setLeft((before) => ({ ...before, [name]: true }))
    },
  })

  return {
    /** The form's `ref`. */
    begin,
    username: { ...field('username'), defaultValue: first.username },
    password: field('password'),
    remember: { name: 'remember', defaultChecked: first.remember, onChange: read },
    complete: fields.every((name) => problemOf(name, values) === undefined),
    sending,
    /** After each change of a field. */
    read,
    /** For fields that are drawn anew: they keep all but the password. */
    restart: (typed: Credentials) => {
      const kept = { ...typed, password: '' }
      setFirst(kept)
      setValues(kept)
      setLeft({})
    },
    submit: async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (sending) return
      const asked = event.currentTarget
      const now = valuesIn(asked)
      const wrong = fields.find((name) => problemOf(name, now) !== undefined)
      if (wrong) {
        setLeft({ username: true, password: true })
        inputIn(asked, wrong)?.focus()
        return
      }
      setSending(true)
      try {
        await send(now, asked)
      } finally {
        setSending(false)
      }
    },
  }
}
