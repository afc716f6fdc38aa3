import { Refusal } from '@portal/contract/refusals.ts'
import { useWrite } from '@portal/ui/app/queries.ts'
import { useSaveForm } from '@portal/ui/form/useSaveForm.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, type SubmitEvent } from 'react'
import { useFormState, type Control } from 'react-hook-form'
import { useAgreed } from './afecta/useAgreed.ts'
import type { Tipo } from './tipo.ts'
import { changesOf, nuevo, tipoSchema, valuesOf, type TipoSent, type TipoValues } from './tipoValues.ts'

export type TipoControl = Control<TipoValues, unknown, TipoSent>

interface TipoFormOptions {
  /** As the server knows it now; absent of a new one. */
  tipo: Tipo | undefined
  onSaved: (tipo: Tipo) => unknown
}

/**
 * What is typed of a type, and what it was when it was opened. Where somebody else saves it meanwhile, what nobody
 * touched here follows at once if nothing was touched at all, and else when the person says so.
 */
export const useTipoForm = ({ tipo, onSaved }: TipoFormOptions) => {
  const queryClient = useQueryClient()
  const write = useWrite('SaveTipoDocumento', { refreshBehind: true })
  const [opened, setOpened] = useState(tipo)
  const values = useMemo(() => (opened ? valuesOf(opened) : nuevo()), [opened])

  const { agreed, told } = useAgreed(opened)
  const [asking, setAsking] = useState(false)
  const saveForm = useSaveForm<TipoValues, TipoSent, Tipo>({
    schema: tipoSchema,
    values,
    isNew: tipo === undefined,
    save: async (sent) => {
      try {
        const { records } = await write.mutateAsync({
          tipodocumentoid: opened?.tipodocumentoid ?? '0',
          values: { ...changesOf(sent, opened), ...(opened && { version: opened.version }) },
        })
        const [saved] = records
        if (!saved) throw new Error('a saved type without a record')
        return saved
      } catch (error) {
        // Who was first is told by the answer to this.
        if (error instanceof Refusal && error.is('STALE_VERSION')) void queryClient.invalidateQueries()
        throw error
      }
    },
    alsoSaid: told,
    onSaved: (saved) => {
      saveForm.form.reset(valuesOf(saved))
      setOpened(saved)
      return onSaved(saved)
    },
  })
  const { form } = saveForm
  const { isDirty } = useFormState({ control: form.control })
  const isBehind = tipo !== undefined && opened !== undefined && tipo.version > opened.version

  // What is opened is what stands in the fields; what was typed stays on top of it.
  if (isBehind && !isDirty) setOpened(tipo)
  useEffect(() => {
    if (opened) form.reset(valuesOf(opened), { keepDirtyValues: true })
  }, [form, opened])

  /** What somebody else saved. */
  const follow = () => setOpened(tipo)

  /** Asks first where somebody would be taken off the road. */
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (asking) return
    setAsking(true)
    const may = await agreed(form.getValues())
    setAsking(false)
    if (may) await saveForm.submit()
  }

  return { ...saveForm, submit, saving: saveForm.saving || asking, opened, isBehind, isDirty, follow }
}
