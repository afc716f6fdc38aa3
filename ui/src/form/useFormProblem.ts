import { Refusal } from '@portal/contract/refusals.ts'
import { Unreachable } from '@portal/contract/client.ts'
import { Waiting } from '../signal/Waiting.ts'
import { useCallback, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { say } from '../texts/idioma.ts'
import { useTexts } from '../texts/useTexts.ts'

export interface FormProblem {
  message: string
  /** The record that is already there. */
  twin?: string | undefined
  /** All that it says stands beside fields too. */
  besideFields?: boolean
  /** Nothing is wrong: it goes out later. */
  waits?: boolean
}

/** Puts each sentence of a refusal beside its field, and keeps the one that belongs to the whole form. */
export const useFormProblem = <Values extends FieldValues, Sent>(
  form: UseFormReturn<Values, unknown, Sent>,
  /** Takes a person to the field that was refused; a form with a line of its own takes them there. */
  { shouldFocus = true }: { shouldFocus?: boolean } = {},
) => {
  const t = useTexts()
  const [problem, setProblem] = useState<FormProblem | null>(null)

  const isField = (name: string): name is FieldPath<Values> => name in form.getValues()
  const report = (error: unknown) => {
    if (error instanceof Refusal) {
      const { message, fields = {}, twin } = error.body
      const strays = Object.entries(fields).filter(([name]) => !isField(name))
      for (const [name, sentence] of Object.entries(fields)) {
        if (isField(name)) form.setError(name, { message: sentence }, { shouldFocus })
      }
      setProblem({
        message: [message, ...strays.map(([, sentence]) => sentence)].join(' '),
        twin,
        besideFields: error.is('INVALID_INPUT') && strays.length === 0,
      })
    } else {
      setProblem({
        message: error instanceof Unreachable ? say(error.message) : t('formulario.noSeGuardo'),
        waits: error instanceof Waiting,
      })
    }
  }
  const clear = useCallback(() => setProblem(null), [])
  return { problem, report, clear }
}
