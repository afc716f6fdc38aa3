import { useForm, useWatch } from 'react-hook-form'
import { puesta, type Cambio, type Exigencia, type Operacion } from './exigencia.ts'

interface CambiosValues {
  /** By operation. */
  cambios: Readonly<Record<string, Cambio>>
}

/** What was changed in the grid and isn't saved. It is a form: what leaves it asks first, and a session's end keeps it. */
export const useCambios = () => {
  const form = useForm<CambiosValues>({ defaultValues: { cambios: {} } })
  const cambios = useWatch({ control: form.control, name: 'cambios' })

  const set = (operacionid: string, cambio: Cambio | undefined) => {
    const { [operacionid]: _, ...others } = form.getValues('cambios')
    form.setValue('cambios', cambio ? { ...others, [operacionid]: cambio } : others, { shouldDirty: true })
  }
  return {
    form,
    cambios,
    poner: (operacion: Operacion, tipodocumentoid: string, exigencia: Exigencia | undefined) => {
      const { operacionid } = operacion
      set(operacionid, puesta(operacion, form.getValues('cambios')[operacionid], tipodocumentoid, exigencia))
    },
    /** What somebody else saved is seen: what was changed stays on top of it. */
    seguir: ({ operacionid, version }: Operacion) => {
      const cambio = form.getValues('cambios')[operacionid]
      set(operacionid, cambio && { ...cambio, version })
    },
    quitar: (operacionid: string) => set(operacionid, undefined),
    descartar: () => form.setValue('cambios', {}, { shouldDirty: true }),
  }
}
