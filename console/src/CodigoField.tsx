import { TextField } from '@portal/ui/fields/TextField.tsx'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'
import { useTexts } from '@portal/ui/app/useTexts.ts'

interface CodigoFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  autoFocus?: boolean
}

/** As the app shows it, `123 456`: six figures, in two groups to read and to type. */
const grouped = (typed: string) =>
  typed
    .replace(/\D/g, '')
    .slice(0, 6)
    .replace(/^(\d{3})(\d)/, '$1 $2')

/** The code of the second step; a phone offers it by itself. */
export const CodigoField = <Values extends FieldValues>(props: CodigoFieldProps<Values>) => {
  const t = useTexts()
  return (
    <TextField
      {...props}
      label={t('dosPasos.codigo')}
      inputMode="numeric"
      autoComplete="one-time-code"
      transform={grouped}
    />
  )
}
