import { ChevronDown as OpenIcon } from 'lucide-react'
import styles from './choiceSelect.module.css'

interface ChoiceSelectProps<Value extends string> {
  label: string
  /** The words around it say what it chooses: it shows what is chosen alone. */
  unnamed?: boolean
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice that says its name and what is chosen; the list that opens is the browser's own. */
export const ChoiceSelect = <Value extends string>({
  label,
  unnamed = false,
  value,
  options,
  onChange,
}: ChoiceSelectProps<Value>) => (
  <label className={styles.filter}>
    {!unnamed && <span className="soft">{label}</span>}
    <b className="semibold" aria-hidden>
      {options.find((option) => option.value === value)?.label}
    </b>
    <OpenIcon size={16} />
    <select
      aria-label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
)
