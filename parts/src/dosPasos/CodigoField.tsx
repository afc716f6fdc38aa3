import { formatTotp } from '@portal/contract/values.ts'
import { TextField } from '@portal/ui/fields/TextField.tsx'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

interface CodigoFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  autoFocus?: boolean
}

/** The code of the second step; a phone offers it by itself. */
export const CodigoField = <Values extends FieldValues>(props: CodigoFieldProps<Values>) => {
  const t = useTexts()
  return (
    <TextField
      {...props}
      label={t('dosPasos.codigo')}
      inputMode="numeric"
      autoComplete="one-time-code"
      transform={formatTotp}
    />
  )
}
