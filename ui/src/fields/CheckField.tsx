import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { FieldValues } from 'react-hook-form'
import { useField, type FieldProps } from './useField.ts'

export const CheckField = <Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) => {
  const { id, field, error, helperText } = useField(props)
  return (
    <FormControl error={error} disabled={props.disabled ?? false}>
      <FormControlLabel
        label={props.label}
        required={props.required ?? false}
        control={
          <Checkbox
            id={id}
            name={field.name}
            checked={field.value === true}
            onChange={(_event, checked) => field.onChange(checked)}
            onBlur={field.onBlur}
            slotProps={{
              input: {
                ref: field.ref,
                'aria-invalid': error,
                ...(helperText && { 'aria-describedby': `${id}-text` }),
              },
            }}
          />
        }
      />
      {helperText && <FormHelperText id={`${id}-text`}>{helperText}</FormHelperText>}
    </FormControl>
  )
}
