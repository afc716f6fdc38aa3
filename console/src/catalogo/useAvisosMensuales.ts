import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { nuevo, type TipoSent, type TipoValues } from './tipoValues.ts'

/** A month's paper never has more than a month left: of a new monthly type, nobody is warned thirty days before. */
export const useAvisosMensuales = (form: UseFormReturn<TipoValues, unknown, TipoSent>, isNew: boolean) => {
  useEffect(() => {
    if (!isNew) return undefined
    return form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name !== 'vigencia') return
        const [usual, monthly] = [nuevo().aviso_dias, [7, 1]]
        const [from, to] = values.vigencia === 'mensual' ? [usual, monthly] : [monthly, usual]
        // What somebody chose stays.
        if (String(values.aviso_dias) === String(from)) form.setValue('aviso_dias', to)
      },
    })
  }, [form, isNew])
}
