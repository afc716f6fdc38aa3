import type { Refusal } from '@portal/contract/refusals.ts'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'

/** Puts each sentence of a refusal beside its field, and the cursor in the first; false when it names no field of this form. */
export function showRefusedFields<Values extends FieldValues>(
  { body }: Refusal,
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  fields: Record<FieldPath<Values>, unknown>,
): boolean {
  const refused = Object.entries(body.fields ?? {}).filter(([field]) => field in fields)
  refused.forEach(([field, message], index) =>
    setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
  )
  return refused.length > 0
}
