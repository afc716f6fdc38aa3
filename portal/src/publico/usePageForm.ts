import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef } from 'react'
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import { saying } from './say.ts'

/**
 * The form of a page that is there before its script. What was typed until then, or filled in by the browser, the library
 * keeps, but does not say: with this the form has changed, and a field that was left by then says what is wrong with it.
 */
export function usePageForm<Values extends FieldValues, Sent>(
  schema: z.ZodMiniType<Sent, Values>,
  defaultValues: DefaultValues<Values>,
) {
  const form = useForm<Values, unknown, Sent>({
    resolver: saying(zodResolver(schema)),
    mode: 'onTouched',
    defaultValues,
  })
  const { getValues, setValue, clearErrors } = form
  const first = useRef(defaultValues)

  useEffect(() => {
    const inUse = document.activeElement?.getAttribute('name')
    // It has no fields within fields.
    for (const name of Object.keys(getValues()) as Path<Values>[]) {
      if (getValues(name) === first.current[name]) continue
      // Of one that is being typed in nothing wrong is said; telling so makes the form tell that it has changed.
      if (name === inUse) clearErrors(name)
      else setValue(name, getValues(name), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  }, [getValues, setValue, clearErrors])
  return form
}
