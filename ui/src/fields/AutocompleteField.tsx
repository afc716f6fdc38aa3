import Autocomplete from '@mui/material/Autocomplete'
import MuiTextField from '@mui/material/TextField'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Option } from './SelectField.tsx'
import { useField, type FieldProps } from './useField.ts'

interface AutocompleteFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  options: readonly Option[]
  loading?: boolean
  /** Keeps what was typed when no option fits. */
  freeText?: boolean
  /** Runs after a person chose, with the value that the form now holds. */
  onChosen?: (value: string) => void
}

/** A long list, found by typing. The form holds the option's value, or '' for none. */
export const AutocompleteField = <Values extends FieldValues, Sent = Values>({
  options,
  loading = false,
  freeText = false,
  onChosen,
  ...props
}: AutocompleteFieldProps<Values, Sent>) => {
  const { t } = useTranslation()
  const { id, field, error, helperText } = useField(props)
  const value: string = field.value ?? ''
  const chosen = options.find((option) => option.value === value) ?? (value ? { value, label: value } : null)

  const keep = (next: Option | string | null) => {
    const kept = typeof next === 'string' ? next.trim() : (next?.value ?? '')
    if (kept === value) return
    field.onChange(kept)
    onChosen?.(kept)
  }

  return (
    <Autocomplete<Option, false, false, boolean>
      id={id}
      options={options}
      value={chosen}
      onChange={(_event, next) => keep(next)}
      onBlur={(event) => {
        const { target } = event
        if (freeText && target instanceof HTMLInputElement && target.value !== (chosen?.label ?? '')) {
          keep(options.find(({ label }) => label === target.value) ?? target.value)
        }
        field.onBlur()
      }}
      freeSolo={freeText}
      forcePopupIcon
      autoHighlight={!freeText}
      loading={loading}
      loadingText={t('acciones.cargando')}
      noOptionsText={t('campo.sinOpciones')}
      openText={t('campo.abrirLista')}
      closeText={t('acciones.cerrar')}
      clearText={t('campo.borrar')}
      disabled={props.disabled ?? false}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
      isOptionEqualToValue={(option, other) =>
        option.value === (typeof other === 'string' ? other : other.value)
      }
      fullWidth
      renderInput={(params) => (
        <MuiTextField
          {...params}
          name={field.name}
          inputRef={field.ref}
          label={props.label}
          required={props.required ?? false}
          error={error}
          helperText={helperText}
        />
      )}
    />
  )
}
