import { ConCuit } from '@portal/parts/ConCuit.tsx'
import { formatCuit } from '@portal/contract/identificacion.ts'
import { formatPhone } from '@portal/contract/telefono.ts'
import { AutocompleteField } from '@portal/ui/fields/AutocompleteField.tsx'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import { SelectField } from '@portal/ui/fields/SelectField.tsx'
import type { RecordField } from '@portal/ui/form/record.ts'
import { shownText } from '@portal/ui/form/recordFields.tsx'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { AddressFields } from './AddressFields.tsx'
import { CuilField } from './CuilField.tsx'
import { PhoneField } from './PhoneField.tsx'
import { PhotoField } from './PhotoField.tsx'
import { usePickList } from './useOptions.ts'

/** The kinds of question that the carriers' forms have beside the plain ones. */

interface PickProps extends Omit<ComponentProps<typeof SelectField>, 'options' | 'emptyLabel'> {
  module: string
  /** Found by typing, as a long list is. */
  long: boolean
}

const PickField = ({ module, long, ...props }: PickProps) => {
  const t = useTexts()
  const { options, isFree } = usePickList(module, props.name)
  if (isFree) return <TextField {...props} />
  if (long) return <AutocompleteField {...props} options={options} />
  return (
    <SelectField
      {...props}
      options={options}
      {...(!props.required && { emptyLabel: t('formulario.sinElegir') })}
    />
  )
}

/** From the server's pick list of the same name. */
export const pick = <const Name extends string>(
  module: string,
  name: Name,
  {
    long = false,
    show = (text): ReactNode => text,
    short,
  }: { long?: boolean; show?: (text: string) => ReactNode; short?: boolean } = {},
): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label, limits }) => (
    <PickField
      control={control}
      name={name}
      label={label(name)}
      required={limits(name).required}
      module={module}
      long={long}
      short={short}
    />
  ),
  show: shownText(show),
  empty: '',
})

export const phone = <const Name extends string>(name: Name): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label, limits }) => (
    <PhoneField control={control} name={name} label={label(name)} required={limits(name).required} />
  ),
  show: shownText(formatPhone),
  empty: '',
})

export const photo = <const Name extends string>(name: Name): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label }) => <PhotoField control={control} name={name} label={label(name)} />,
  empty: '',
})

/** Of a chofer. */
export const cuil = <const Name extends string>(name: Name): RecordField<Name> => ({
  names: [name],
  ask: ({ form: { control }, label, limits }) => (
    <CuilField control={control} name={name} label={label(name)} {...limits(name)} />
  ),
  show: shownText((digits) => <ConCuit>{formatCuit(digits)}</ConCuit>),
  empty: '',
})

/** Street, country, province and city, in the order that people read them. */
export const address = <const Name extends string>(
  names: Record<'street' | 'country' | 'province' | 'city', Name>,
): RecordField<Name> => ({
  names: [names.street, names.city, names.province, names.country],
  ask: ({ form, label, limits }) => (
    <AddressFields
      form={form}
      required={limits(names.street).required}
      names={names}
      labels={{
        street: label(names.street),
        country: label(names.country),
        province: label(names.province),
        city: label(names.city),
      }}
    />
  ),
  show: shownText((text) => text),
  empty: '',
})
