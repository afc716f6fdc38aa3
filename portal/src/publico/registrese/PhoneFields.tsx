import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { nationalNumber, readableNumber } from '@portal/contract/telefono.ts'
import { phoneProblem } from '@portal/contract/values.ts'
import styles from '@portal/ui/fields/plain/Field.module.css'
import { SelectBox } from '@portal/ui/fields/plain/SelectBox.tsx'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { registro } from '../mensajes/es/registro.ts'
import type { RegistrationValues } from './registration.ts'

const words = registro

const codes = dialingCodes.map(({ country, codigoarea }) => ({
  value: codigoarea,
  label: `${codigoarea} ${country}`,
}))

export const PhoneFields = ({ form }: { form: UseFormReturn<RegistrationValues> }) => {
  const { register, control, getValues, setValue, trigger, formState } = form
  const code = useWatch({ control, name: 'codigoarea' })
  return (
    <div className={styles.together}>
      <SelectBox
        label={words.codigoArea}
        options={codes}
        shown={code}
        autoComplete="tel-country-code"
        {...register('codigoarea', { onChange: () => getValues('numero') !== '' && void trigger('numero') })}
      />
      <TextBox
        label={words.numero}
        hint={code === '+54' ? words.numeroAyuda.argentina : words.numeroAyuda.otro}
        inputMode="tel"
        autoComplete="tel-national"
        error={formState.errors.numero?.message}
        {...register('numero', {
          onBlur: () => {
            const typed = getValues('numero')
            const readable = readableNumber(code, nationalNumber(code, typed))
            if (readable !== typed && phoneProblem(code, nationalNumber(code, typed)) === undefined)
              setValue('numero', readable, { shouldValidate: true })
          },
        })}
      />
    </div>
  )
}
