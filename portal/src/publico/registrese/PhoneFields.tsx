import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { mensajes } from '../mensajes.ts'
import { SelectField } from '../partes/SelectField.tsx'
import { TextField } from '../partes/TextField.tsx'
import type { RegistrationValues } from './registration.ts'
import styles from './Registrese.module.css'

const words = mensajes.registro

const codes = dialingCodes.map(({ country, codigoarea }) => ({
  value: codigoarea,
  label: `${codigoarea} ${country}`,
}))

export const PhoneFields = ({ form }: { form: UseFormReturn<RegistrationValues> }) => {
  const { register, control, getValues, trigger, formState } = form
  const code = useWatch({ control, name: 'codigoarea' })
  return (
    <div className={styles.phone}>
      <SelectField
        label={words.codigoArea}
        options={codes}
        short={code}
        autoComplete="tel-country-code"
        {...register('codigoarea', { onChange: () => getValues('numero') !== '' && void trigger('numero') })}
      />
      <TextField
        label={words.numero}
        hint={code === '+54' ? words.numeroAyuda.argentina : words.numeroAyuda.otro}
        inputMode="tel"
        autoComplete="tel-national"
        error={formState.errors.numero?.message}
        {...register('numero')}
      />
    </div>
  )
}
