import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form'
import { useTexts } from '../texts/useTexts.ts'
import type * as z from 'zod/mini'
import { useWaiting } from '../signal/useWaiting.ts'
import { useToast } from '../feedback/Toasts.tsx'
import { useFormProblem } from './useFormProblem.ts'

interface SaveFormOptions<Values extends FieldValues, Sent, Saved> {
  schema: z.core.$ZodType<Sent, Values>
  values: Values
  /** Of a record that was not there before. */
  isNew?: boolean
  /** `typed` is what the fields hold of it. */
  save: (values: Sent, typed: Values) => Promise<Saved>
  /** Said after that it was saved: what follows for whom. */
  alsoSaid?: (saved: Saved) => string | undefined
  /** What follows shows by itself that it was saved: nothing else says so. */
  silent?: boolean
  /** What follows: the screen of what was saved, most often. */
  onSaved: (saved: Saved) => unknown
}

/** A form that saves: checked as it is typed, refused field by field, confirmed when it is done. */
export const useSaveForm = <Values extends FieldValues, Sent, Saved>({
  schema,
  values,
  isNew = false,
  save,
  alsoSaid,
  silent = false,
  onSaved,
}: SaveFormOptions<Values, Sent, Saved>) => {
  const t = useTexts()
  const toast = useToast()
  const form = useForm<Values, unknown, Sent>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: values as DefaultValues<Values>, // all of them is more than some of them
    // The line beside the button gets the focus, and leads to each field.
    shouldFocusError: false,
  })
  const { problem, report, clear } = useFormProblem(form, { shouldFocus: false })
  const [attempts, setAttempts] = useState(0)
  const notTaken = () => setAttempts((so) => so + 1)
  const done = async (saved: Saved) => {
    const also = alsoSaid?.(saved)
    const said = t(isNew ? 'formulario.guardado.nuevo' : 'formulario.guardado.actualizado')
    if (!silent) toast({ message: also === undefined ? said : `${said}. ${also}`, about: 'guardado' })
    await onSaved(saved)
  }
  /** What was typed is what stands, or it is unsaved work again. */
  const keepTyped = (asSaved: boolean) =>
    form.reset(asSaved ? form.getValues() : values, { keepValues: true })
  const { waiting, waitsFor } = useWaiting({
    sent: (saved) => {
      clear()
      void done(saved as Saved) // what `save` would have answered
    },
    refused: (refusal) => {
      keepTyped(false)
      report(refusal)
      notTaken()
    },
    takenBack: () => {
      keepTyped(false)
      clear()
    },
  })
  const submit = form.handleSubmit(async (sent) => {
    clear()
    try {
      await done(await save(sent, form.getValues()))
    } catch (error) {
      report(error)
      // It is kept elsewhere now: whoever leaves loses nothing.
      if (waitsFor(error)) keepTyped(true)
      else notTaken()
    }
  }, notTaken)

  // What was said of these values may not be true of others.
  useEffect(() => {
    if (!problem) return
    const refused = JSON.stringify(form.getValues())
    return form.subscribe({
      formState: { values: true },
      callback: () => {
        if (JSON.stringify(form.getValues()) !== refused) clear()
      },
    })
  }, [problem, form, clear])

  return {
    form,
    control: form.control,
    problem,
    attempts,
    submit,
    saving: form.formState.isSubmitting || waiting,
  }
}
