import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract/refusals.ts'
import { CodigoRecuperacion, CodigoTotp, formatRecuperacion, formatTotp } from '@portal/contract/values.ts'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { sentenceOf } from '../call.ts'
import { mensajes } from '../mensajes.ts'
import { login } from '../mensajes/es/login.ts'
import { segundoPaso as words } from '../mensajes/es/segundoPaso.ts'
import { Button } from '../partes/Button.tsx'
import styles from '../partes/Form.module.css'
import { Notice } from '../partes/Notice.tsx'
import { showRefusedFields } from '../showRefusedFields.ts'
import { saying } from '../say.ts'

type Por = 'totp' | 'recuperacion'

const unasked = z.string()
const schemas = {
  totp: z.object({ totp: CodigoTotp, recuperacion: unasked }),
  recuperacion: z.object({ totp: unasked, recuperacion: CodigoRecuperacion }),
}
const empty = { totp: '', recuperacion: '' }

interface SegundoPasoProps {
  /** Signs in with the code too; throws what the server refuses. */
  enter: (step: { totp: string } | { recuperacion: string }) => Promise<void>
  onBack: () => void
}

/** The password was right: what the person's app shows now, or a code of the sheet that they kept. */
export const SegundoPaso = ({ enter, onBack }: SegundoPasoProps) => {
  const [por, setPor] = useState<Por>('totp')
  const [problem, setProblem] = useState<string>()
  const [entered, setEntered] = useState(false)
  const form = useForm({ resolver: saying(zodResolver(schemas[por])), defaultValues: empty })
  const { register, handleSubmit, setValue, setFocus, reset, formState } = form
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ totp, recuperacion }) => {
    setProblem(undefined)
    try {
      await enter(por === 'totp' ? { totp } : { recuperacion })
      setEntered(true)
    } catch (failure) {
      // A code that did not serve is typed anew.
      if (!(failure instanceof Refusal && showRefusedFields(failure, form, empty)))
        setProblem(sentenceOf(failure))
      setFocus(por, { shouldSelect: true })
    }
  })
  const change = () => {
    setProblem(undefined)
    reset(empty)
    setPor(por === 'totp' ? 'recuperacion' : 'totp')
  }

  return (
    <>
      <h1 className={styles.title}>{words.titulo}</h1>
      <p className={styles.lead}>{por === 'totp' ? words.ayuda : words.ayudaDeRecuperacion}</p>
      <form className={styles.form} method="post" noValidate onSubmit={submit}>
        {por === 'totp' ? (
          <TextBox
            key="totp"
            label={words.codigo}
            inputMode="numeric"
            autoComplete="one-time-code"
            autoFocus
            error={errors.totp?.message}
            {...register('totp', {
              onChange: ({ target }: { target: HTMLInputElement }) =>
                setValue('totp', formatTotp(target.value)),
            })}
          />
        ) : (
          <TextBox
            key="recuperacion"
            label={words.recuperacion}
            hint={words.ejemplo}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            autoFocus
            error={errors.recuperacion?.message}
            {...register('recuperacion', {
              onChange: ({ target }: { target: HTMLInputElement }) =>
                setValue('recuperacion', formatRecuperacion(target.value)),
            })}
          />
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={isSubmitting || entered}>
            {login.continuar}
          </Button>
          {problem !== undefined && <Notice kind="error">{problem}</Notice>}
          <Button kind="quiet" onClick={change}>
            {por === 'totp' ? words.sinCelular : words.usarApp}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {mensajes.volver}
          </Button>
        </div>
      </form>
    </>
  )
}
