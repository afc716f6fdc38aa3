import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract/refusals.ts'
import { OperacionForm } from '@portal/contract/operaciones.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useFormState, type Control } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Operacion } from './operacion.ts'

const schema = z.object(OperacionForm)
type OperacionValues = z.input<typeof schema>
type OperacionSent = z.output<typeof schema>
export type OperacionControl = Control<OperacionValues, unknown, OperacionSent>

const valuesOf = (operacion: Operacion | undefined): OperacionValues => {
  const { nombre = '', sede = '', descripcion = '', activa = true } = operacion ?? {}
  return { nombre, sede, descripcion, activa }
}

interface OperacionFormOptions {
  /** As the server knows it now; absent of a new one. */
  operacion?: Operacion | undefined
  /** Asks before it is sent; nothing is where it answers no. */
  agreed?: (sent: OperacionSent) => Promise<boolean>
  onSaved: (operacion: Operacion) => unknown
}

/**
 * How an operacion is called, where it is and whether it is open, while somebody types it. What somebody else saves meanwhile
 * is brought when the person says so, under what was typed.
 */
export const useOperacionForm = ({ operacion, agreed, onSaved }: OperacionFormOptions) => {
  const queryClient = useQueryClient()
  const write = useWrite('SaveOperacion')
  const [opened, setOpened] = useState(operacion)
  const values = useMemo(() => valuesOf(opened), [opened])
  const form = useForm<OperacionValues, unknown, OperacionSent>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    values,
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty, isSubmitting } = useFormState({ control: form.control })
  const { problem, report, clear } = useFormProblem(form)
  const isBehind = operacion !== undefined && opened !== undefined && operacion.version > opened.version
  // What was said of the version before is not true of this one.
  useEffect(clear, [opened, clear])

  const submit = form.handleSubmit(async (sent) => {
    clear()
    if (agreed && !(await agreed(sent))) return
    try {
      const { records } = await write.mutateAsync({
        operacionid: opened?.operacionid ?? '0',
        values: { ...sent, ...(opened && { version: opened.version }) },
      })
      const [saved] = records
      if (!saved) throw new Error('a saved operation without a record')
      form.reset(valuesOf(saved))
      await onSaved(saved)
    } catch (error) {
      report(error)
      // Who was first is told by the answer to this.
      if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
    }
  })

  return {
    form,
    control: form.control,
    problem,
    submit,
    saving: isSubmitting,
    opened,
    isDirty,
    isBehind,
    follow: () => setOpened(operacion),
  }
}
