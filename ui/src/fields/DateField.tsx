import type { FieldValues } from 'react-hook-form'
import { useTexts } from '../texts/useTexts.ts'
import { DateBox } from './plain/DateBox.tsx'
import type { Precision } from './plain/typedDate.ts'
import { useField, type FieldProps } from './useField.ts'

interface DateFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  /** Calendar dates, `YYYY-MM-DD`: the days outside can't be picked, and typed ones are the form's to refuse. */
  minDate?: string | undefined
  maxDate?: string | undefined
  /** `month` asks for a period, `YYYY-MM`. */
  precision?: Precision
}

/** A calendar date shown as `dd/mm/aaaa`; the form holds `YYYY-MM-DD`, or '' for none. */
export const DateField = <Values extends FieldValues, Sent = Values>({
  minDate,
  maxDate,
  precision = 'day',
  ...props
}: DateFieldProps<Values, Sent>) => {
  const t = useTexts()
  const { field, bound, look } = useField(props)
  return (
    <DateBox
      {...look}
      words={{
        forma: t(`campo.fecha.${precision}`),
        abrir: t('campo.fecha.abrir', { campo: props.label }),
      }}
      precision={precision}
      value={field.value ?? ''}
      {...bound}
      onChange={field.onChange}
      minDate={minDate}
      maxDate={maxDate}
      required={props.required}
      disabled={props.disabled}
    />
  )
}
