import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { onlyDigits } from '@portal/contract/identificacion.ts'
import { joinPhone, splitPhone } from '@portal/contract/values.ts'
import { useField, type FieldProps } from '@portal/ui/fields/useField.ts'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

const defaultCode = '+54'

/** A mobile as people write it, code and number apart; the form holds them joined. */
export const PhoneField = <Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) => {
  const { t } = useTranslation()
  const { id, field, error, helperText } = useField(props)
  const value: string = field.value ?? ''
  const parts = splitPhone(value)
  const [chosenCode, setChosenCode] = useState(parts?.codigoarea ?? defaultCode)
  const code = parts?.codigoarea ?? chosenCode
  const number = parts?.numero ?? ''
  const keep = (nextCode: string, nextNumber: string) => {
    setChosenCode(nextCode)
    field.onChange(nextNumber === '' ? '' : joinPhone(nextCode, nextNumber))
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(112px, 1fr) 2fr', gap: 1, alignItems: 'start' }}>
      <MuiTextField
        select
        id={`${id}-code`}
        label={t('campos.telefono.codigo')}
        value={code}
        disabled={props.disabled ?? false}
        onChange={(event) => keep(event.target.value, number)}
        slotProps={{ select: { renderValue: String } }}
      >
        {dialingCodes.map(({ country, codigoarea }) => (
          <MenuItem key={country} value={codigoarea}>
            {country} {codigoarea}
          </MenuItem>
        ))}
      </MuiTextField>
      <MuiTextField
        id={id}
        name={field.name}
        inputRef={field.ref}
        value={number}
        onBlur={field.onBlur}
        onChange={(event) => keep(code, onlyDigits(event.target.value))}
        label={props.label}
        required={props.required ?? false}
        disabled={props.disabled ?? false}
        error={error}
        helperText={helperText}
        autoComplete="tel-national"
        slotProps={{ htmlInput: { inputMode: 'tel', maxLength: 12 } }}
      />
    </Box>
  )
}
