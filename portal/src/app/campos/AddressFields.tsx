import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { AutocompleteField } from '@portal/ui/fields/AutocompleteField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import {
  useWatch,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { usePlaces } from './useOptions.ts'

const countries = dialingCodes.map(({ country }) => ({ value: country, label: country }))

interface AddressFieldsProps<Values extends FieldValues, Sent> {
  form: UseFormReturn<Values, unknown, Sent>
  /** What the form calls each part. */
  names: Record<'street' | 'country' | 'province' | 'city', FieldPath<Values>>
  labels: Record<'street' | 'country' | 'province' | 'city', string>
  required?: boolean
  disabled?: boolean
}

/** Street, country, province and city: choosing one of them offers the next, and empties those after it. */
export const AddressFields = <Values extends FieldValues, Sent>({
  form,
  names,
  labels,
  required = false,
  disabled = false,
}: AddressFieldsProps<Values, Sent>) => {
  const t = useTexts()
  const { control } = form
  const [country, province] = useWatch({ control, name: [names.country, names.province] }) as (
    string | null | undefined
  )[] // addresses are texts in every form
  const { loading, provinces, cities } = usePlaces(country ?? '', province ?? '')
  const empty = (...fields: FieldPath<Values>[]) => {
    for (const field of fields) {
      form.setValue(field, '' as FieldPathValue<Values, typeof field>, { shouldDirty: true })
    }
  }
  const shared = { control, required, disabled }

  return (
    <>
      <TextField
        {...shared}
        name={names.street}
        label={labels.street}
        maxLength={160}
        autoComplete="address-line1"
      />
      <AutocompleteField
        {...shared}
        name={names.country}
        label={labels.country}
        options={countries}
        onChosen={() => empty(names.province, names.city)}
      />
      <AutocompleteField
        {...shared}
        name={names.province}
        label={labels.province}
        options={provinces}
        loading={loading}
        disabled={disabled || !country}
        onChosen={() => empty(names.city)}
      />
      {province && (
        <AutocompleteField
          {...shared}
          name={names.city}
          label={labels.city}
          options={cities}
          loading={loading}
          freeText
          hint={t('campos.ciudadLibre')}
        />
      )}
    </>
  )
}
