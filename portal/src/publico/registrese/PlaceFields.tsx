import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { ComboBox } from '@portal/ui/fields/plain/ComboBox.tsx'
import type { Option } from '@portal/ui/fields/plain/comboboxState.ts'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { useState } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { mensajes } from '../mensajes.ts'
import { lista } from '../mensajes/es/lista.ts'
import { registro } from '../mensajes/es/registro.ts'
import { Notice } from '../partes/Notice.tsx'
import type { RegistrationValues } from './registration.ts'
import styles from './Registrese.module.css'
import { usePlaces } from './usePlaces.ts'

const words = registro

const option = (name: string): Option => ({ value: name, label: name })
const countries = dialingCodes.map(({ country }) => option(country))
const otherPlace = option(words.otraLocalidad)

/** Country, province and city: choosing one offers the next, and empties those after it. No list of places is complete, so the city may be written. */
export const PlaceFields = ({ form }: { form: UseFormReturn<RegistrationValues> }) => {
  const { control, setValue, setFocus } = form
  const country = useController({ control, name: 'othercountry' })
  const province = useController({ control, name: 'otherstate' })
  const city = useController({ control, name: 'othercity' })
  const [writesCity, setWritesCity] = useState(false)
  const places = usePlaces(country.field.value)

  const emptyAfter = (...fields: ('otherstate' | 'othercity')[]) => {
    setWritesCity(false)
    for (const field of fields) setValue(field, '', { shouldValidate: false })
  }
  const writeCity = (typed: string) => {
    setWritesCity(true)
    setValue('othercity', typed, { shouldValidate: true })
    requestAnimationFrame(() => setFocus('othercity'))
  }

  return (
    <>
      <ComboBox
        label={words.pais}
        options={countries}
        {...fieldOf(country)}
        onChange={(value) => {
          emptyAfter('otherstate', 'othercity')
          country.field.onChange(value)
        }}
      />
      {places.state === 'failed' ? (
        <Notice kind="error">
          {words.sinLugares}{' '}
          <button type="button" className={styles.link} onClick={places.retry}>
            {mensajes.reintentar}
          </button>
        </Notice>
      ) : (
        <ComboBox
          label={words.provincia}
          options={places.provinces.map(option)}
          loading={places.state === 'loading'}
          {...fieldOf(province)}
          onChange={(value) => {
            emptyAfter('othercity')
            province.field.onChange(value)
          }}
        />
      )}
      {province.field.value !== '' &&
        (writesCity ? (
          <div>
            <TextBox
              label={words.nombreLocalidad}
              maxLength={120}
              autoComplete="address-level2"
              error={city.fieldState.error?.message}
              {...city.field}
            />
            <button type="button" className={styles.link} onClick={() => emptyAfter('othercity')}>
              {words.elegirDeLaLista}
            </button>
          </div>
        ) : (
          <ComboBox
            label={words.ciudad}
            options={places
              .citiesOf(province.field.value)
              .map(({ othercity, denominacion }) => ({ value: othercity, label: denominacion }))}
            otherwise={otherPlace}
            {...fieldOf(city)}
            onChange={(value, typed) => {
              if (value === otherPlace.value) writeCity(typed)
              else city.field.onChange(value)
            }}
          />
        ))}
    </>
  )
}

type PlaceController = ReturnType<
  typeof useController<RegistrationValues, 'othercountry' | 'otherstate' | 'othercity'>
>

const fieldOf = ({ field, fieldState }: PlaceController) => ({
  name: field.name,
  value: field.value,
  onBlur: field.onBlur,
  ref: field.ref,
  words: { ...lista, cargando: mensajes.cargando },
  required: true,
  error: fieldState.error?.message,
})
