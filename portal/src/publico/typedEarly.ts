import { useEffect } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * A prerendered form can be filled in before its script runs (by a person, or by the browser), and the form library
 * empties the fields when it takes them over. What they held is kept before that, and given back after it.
 */
let typed: ReadonlyMap<string, string> = new Map()

export function keepTypedEarly(root: HTMLElement): void {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('form input:not([type=checkbox])')]
  typed = new Map(inputs.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]))
}

export function useTypedEarly<Values extends FieldValues>(
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  fields: readonly FieldPath<Values>[],
): void {
  useEffect(() => {
    for (const field of fields) {
      const value = typed.get(field)
      if (value !== undefined)
        setValue(field, value as FieldPathValue<Values, typeof field>, {
          shouldDirty: true,
          shouldValidate: true,
        }) // every field of these forms that can be typed into holds text
    }
    // Once, when the page comes to life.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- later renders must not bring the old text back
  }, [])
}
