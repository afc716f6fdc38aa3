import { Refusal } from '@portal/contract/refusals.ts'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TipoSent, TipoValues } from '../tipoValues.ts'

/** What the server would not take stands beside its field as soon as it is known, and not only once it is sent; and no longer than that. */
export const useRefusedFields = (form: UseFormReturn<TipoValues, unknown, TipoSent>, error: Error | null) => {
  useEffect(() => {
    if (!(error instanceof Refusal)) return undefined
    const values = form.getValues()
    const said: [keyof TipoValues, string][] = []
    for (const [field, message] of Object.entries(error.body.fields ?? {})) {
      if (!isField(field, values)) continue
      said.push([field, message])
      form.setValue(field, values[field], { shouldTouch: true })
      form.setError(field, { message })
    }
    return () => {
      for (const [field, message] of said)
        if (form.getFieldState(field).error?.message === message) form.clearErrors(field)
    }
  }, [form, error])
}

const isField = (name: string, values: TipoValues): name is keyof TipoValues => name in values
