import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { TipoSent, TipoValues } from '../tipoValues.ts'

/** The part of the form in which something was changed last: what follows from it is told there. */
export const useBeside = (form: UseFormReturn<TipoValues, unknown, TipoSent>) => {
  const [beside, setBeside] = useState<'regla' | 'condiciones'>('regla')
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name !== undefined) setBeside(name.startsWith('aplica_') ? 'condiciones' : 'regla')
        },
      }),
    [form],
  )
  return beside
}
