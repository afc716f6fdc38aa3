import { zodResolver } from '@hookform/resolvers/zod'
import { Refusal } from '@portal/contract/refusals.ts'
import { PuertaForm } from '@portal/contract/puertas.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useFormProblem } from '@portal/ui/form/useFormProblem.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useForm, type Control } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Puerta } from './puerta.ts'

const schema = z.object({
  ...PuertaForm,
  operacionid: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): string | null => (text === '' ? null : text)),
    ),
    PuertaForm.operacionid,
  ),
})
type PuertaValues = z.input<typeof schema>
export type PuertaControl = Control<PuertaValues, unknown, z.output<typeof schema>>

const valuesOf = (puerta: Puerta | undefined): PuertaValues => {
  const {
    nombre = '',
    sede = '',
    operacionid,
    activa = true,
    con_nombres = false,
    autorizan = [],
  } = puerta ?? {}
  return { nombre, sede, operacionid: operacionid ?? '', activa, con_nombres, autorizan }
}

/** A gate while somebody types it. Whoever saves over another's change is told, and keeps what was typed. */
export const usePuertaForm = (puerta: Puerta | undefined, onSaved: (saved: Puerta) => void) => {
  const queryClient = useQueryClient()
  const write = useWrite('SavePuerta')
  const form = useForm<PuertaValues, unknown, z.output<typeof schema>>({
    mode: 'onTouched',
    resolver: zodResolver(schema),
    defaultValues: valuesOf(puerta),
  })
  const { problem, report, clear } = useFormProblem(form)
  const submit = form.handleSubmit(async (values) => {
    clear()
    try {
      const { records } = await write.mutateAsync({
        puertaid: puerta?.puertaid ?? '0',
        values: { ...values, ...(puerta && { version: puerta.version }) },
      })
      const [saved] = records
      if (!saved) throw new Error('a saved gate without a record')
      onSaved(saved)
    } catch (error) {
      report(error)
      if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
    }
  })
  return { form, problem, submit, saving: write.isPending, isDirty: form.formState.isDirty }
}
