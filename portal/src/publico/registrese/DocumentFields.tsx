import { onlyDigits } from '@portal/contract/identificacion.ts'
import styles from '@portal/ui/fields/plain/Field.module.css'
import { SelectBox } from '@portal/ui/fields/plain/SelectBox.tsx'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { registro } from '../mensajes/es/registro.ts'
import type { RegistrationValues } from './registration.ts'

const words = registro

const types = (['CUIT', 'CUIL', 'Extranjero'] as const).map((type) => ({ value: type, label: type }))

const cuitDigits = 11

/** The type of ID and its number, which is checked as soon as it can be: at the eleventh digit. */
export const DocumentFields = ({ form }: { form: UseFormReturn<RegistrationValues> }) => {
  const { register, control, getValues, getFieldState, trigger, formState } = form
  const type = useWatch({ control, name: 'tipo_documento' })
  const isForeign = type === 'Extranjero'
  const checkNow = () => {
    const isWhole = onlyDigits(getValues('cuit')).length >= cuitDigits
    if (isWhole || getFieldState('cuit').invalid) void trigger('cuit')
  }

  return (
    <div className={styles.together}>
      <SelectBox
        label={words.tipoDocumento}
        options={types}
        {...register('tipo_documento', { onChange: () => getValues('cuit') !== '' && void trigger('cuit') })}
      />
      <TextBox
        label={words.documento[type]}
        hint={isForeign ? undefined : words.documentoAyuda}
        inputMode={isForeign ? 'text' : 'numeric'}
        autoComplete="off"
        error={formState.errors.cuit?.message}
        {...register('cuit', { onChange: checkNow })}
      />
    </div>
  )
}
