import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'

interface FilterSelectProps<Value extends string> {
  label: string
  /** What choosing nothing reads as; without it one is always chosen. */
  allLabel?: string
  value: Value | undefined
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

/** One filter of a list. */
export const FilterSelect = <Value extends string>({
  label,
  allLabel,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) => (
  <MuiTextField
    select
    size="small"
    label={label}
    value={value ?? ''}
    onChange={(event) => onChange(options.find((option) => option.value === event.target.value)?.value)}
    slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    sx={{ minWidth: { xs: 120, sm: 150 }, flex: { xs: '1 1 130px', sm: '0 0 auto' } }}
  >
    {allLabel !== undefined && <MenuItem value="">{allLabel}</MenuItem>}
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </MuiTextField>
)
