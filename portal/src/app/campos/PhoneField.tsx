import { dialingCodes } from '@portal/contract/dialingCodes.ts'
import { nationalNumber, readableNumber } from '@portal/contract/telefono.ts'
import { joinPhone, phoneProblem, splitPhone } from '@portal/contract/values.ts'
import styles from '@portal/ui/fields/plain/Field.module.css'
import { SelectBox } from '@portal/ui/fields/plain/SelectBox.tsx'
import { TextBox } from '@portal/ui/fields/plain/TextBox.tsx'
import { useField, type FieldProps } from '@portal/ui/fields/useField.ts'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTexts } from '@portal/ui/texts/useTexts.ts'

const defaultCode = '+54'

const codes = dialingCodes.map(({ country, codigoarea }) => ({
  value: codigoarea,
  label: `${codigoarea} ${country}`,
}))

/**
 * A mobile as people write it, code and number apart; the form holds them joined. What was typed stands until the field is left,
 * and then the number as it was understood; one that is wrong stays as it was typed.
 */
export const PhoneField = <Values extends FieldValues, Sent = Values>(props: FieldProps<Values, Sent>) => {
  const t = useTexts()
  const { id, field, bound, look } = useField(props)
  const value: string = field.value ?? ''
  const parts = splitPhone(value)
  const [chosenCode, setChosenCode] = useState(parts?.codigoarea ?? defaultCode)
  const code = parts?.codigoarea ?? chosenCode
  const number = parts?.numero ?? ''
  const [typed, setTyped] = useState<string>()
  const joined = (ofCode: string, written: string) => {
    const numero = nationalNumber(ofCode, written)
    return numero === '' ? '' : joinPhone(ofCode, numero)
  }
  const keep = (nextCode: string, written: string) => {
    setChosenCode(nextCode)
    field.onChange(joined(nextCode, written))
  }
  // A form that was filled anew, or put back, holds another number than what was typed.
  const shown = typed !== undefined && joined(code, typed) === value ? typed : readableNumber(code, number)

  return (
    <div className={styles.together}>
      <SelectBox
        id={`${id}-code`}
        label={t('campos.telefono.codigo')}
        options={codes}
        shown={code}
        autoComplete="tel-country-code"
        value={code}
        disabled={props.disabled}
        onChange={({ target }) => keep(target.value, number)}
      />
      <TextBox
        {...look}
        {...bound}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          keep(code, target.value)
        }}
        onBlur={() => {
          if (phoneProblem(code, number) === undefined) setTyped(undefined)
          field.onBlur()
        }}
        aria-required={props.required}
        disabled={props.disabled}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={24}
      />
    </div>
  )
}
