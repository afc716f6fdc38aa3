import 'dayjs/locale/es'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { esES } from '@mui/x-date-pickers/locales'
import dayjs from 'dayjs'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

interface DateFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  /** Calendar dates, `YYYY-MM-DD`: the days outside can't be picked, and typed ones are the form's to refuse. */
  minDate?: string | undefined
  maxDate?: string | undefined
  /** `month` asks for a period, `YYYY-MM`. */
  precision?: 'day' | 'month'
}

/** The library's Spanish, where it lacks an accent or speaks with *tú*. */
const localeText = {
  ...esES.components.MuiLocalizationProvider.defaultProps.localeText,
  day: 'Día',
  openDatePickerDialogue: (formattedDate: string | null) =>
    formattedDate ? `Elegir la fecha; está elegida ${formattedDate}` : 'Elegir la fecha',
  okButtonLabel: 'Aceptar',
  dateTableLabel: 'Elegir la fecha',
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? 'Se ven los años: volver al calendario' : 'Se ve el calendario: ver los años',
}

/** Half-typed dates reach the form as this, which no rule about dates accepts. */
const unfinished = 'fecha incompleta'

/** A calendar date shown as `dd/mm/aaaa`; the form holds `YYYY-MM-DD`, or '' for none. */
export const DateField = <Values extends FieldValues, Sent = Values>({
  minDate,
  maxDate,
  precision = 'day',
  ...props
}: DateFieldProps<Values, Sent>) => {
  const { id, field, error, helperText } = useField(props)
  const value: string = field.value ?? ''
  const shape = precision === 'day' ? 'YYYY-MM-DD' : 'YYYY-MM'

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="es" localeText={localeText}>
      <DatePicker
        label={props.label}
        value={value === '' ? null : dayjs(value)}
        onChange={(date) =>
          field.onChange(date === null ? '' : date.isValid() ? date.format(shape) : unfinished)
        }
        format={precision === 'day' ? 'DD/MM/YYYY' : 'MM/YYYY'}
        views={precision === 'day' ? ['year', 'month', 'day'] : ['year', 'month']}
        openTo={precision}
        {...(minDate && { minDate: dayjs(minDate) })}
        {...(maxDate && { maxDate: dayjs(maxDate) })}
        disabled={props.disabled ?? false}
        inputRef={field.ref}
        slotProps={{
          textField: {
            id,
            name: field.name,
            fullWidth: true,
            required: props.required ?? false,
            error,
            helperText,
            onBlur: field.onBlur,
          },
        }}
      />
    </LocalizationProvider>
  )
}
