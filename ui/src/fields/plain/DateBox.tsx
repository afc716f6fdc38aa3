import { useRef, useState, type ComponentProps } from 'react'
import styles from './DateBox.module.css'
import { Field, type FieldLook } from './Field.tsx'
import fieldStyles from './Field.module.css'
import { CalendarIcon } from './icons.tsx'
import { asTyped, readTyped, unfinished, writeDate, type Precision } from './typedDate.ts'

interface DateWords {
  /** What stands in an empty field, and with it what stands between day and month: 'dd/mm/aaaa', 'TT.MM.JJJJ'. */
  forma: string
  /** Names the button that opens the calendar. */
  abrir: string
}

interface DateBoxProps
  extends
    Omit<FieldLook, 'short'>,
    Pick<ComponentProps<'input'>, 'id' | 'name' | 'ref' | 'disabled' | 'onBlur' | 'autoComplete'> {
  words: DateWords
  precision: Precision
  /** `2026-11-21` or `2026-11`; '' for none, `unfinished` while it is half typed. */
  value: string
  onChange: (value: string) => void
  /** The days outside can't be picked; whoever types one is told by the form. */
  minDate?: string | undefined
  maxDate?: string | undefined
  required?: boolean | undefined
}

/** A date that is typed, or picked in the browser's own calendar. See docs/decisions/0036. */
export const DateBox = ({
  id,
  label,
  optional,
  hint,
  error,
  success,
  notice,
  words,
  precision,
  value,
  onChange,
  minDate,
  maxDate,
  required,
  ...input
}: DateBoxProps) => {
  const picker = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(writeDate(value))
  /** Somebody else may have changed the value: the calendar, or a draft that was brought back. */
  const shown = readTyped(typed, precision) === value ? typed : writeDate(value)

  const between = words.forma.includes('.') ? '.' : '/'

  const type = (text: string) => {
    setTyped(text)
    onChange(readTyped(text, precision))
  }

  const openCalendar = () => {
    const native = picker.current
    if (!native) return
    // Where the browser has no calendar of months, any day of the month stands for it.
    native.type = precision === 'month' ? 'month' : 'date'
    if (native.type === 'text') native.type = 'date'
    const date = readTyped(shown, precision)
    const isMonth = native.type === 'date' && precision === 'month'
    native.value = date === '' || date === unfinished ? '' : isMonth ? `${date}-01` : date
    try {
      native.showPicker()
    } catch {
      native.focus()
      native.click()
    }
  }

  return (
    <Field {...{ id, label, optional, hint, error, success, notice }} short>
      {(wiring) => (
        <div className={fieldStyles.withButton}>
          <input
            {...input}
            {...wiring}
            type="text"
            inputMode="numeric"
            placeholder={words.forma}
            autoComplete={input.autoComplete ?? 'off'}
            aria-required={required}
            value={shown.replaceAll('/', between)}
            onChange={({ target }) => {
              const atEnd = target.selectionStart === target.value.length
              const text = target.value.replaceAll(between, '/')
              // In the middle of a date nothing is put in order, or the cursor would jump to its end.
              type(atEnd ? asTyped(text, precision) : text.slice(0, 10))
            }}
            onBlur={(event) => {
              type(asTyped(shown, precision))
              input.onBlur?.(event)
            }}
          />
          <input
            ref={picker}
            className={styles.picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            min={minDate}
            max={maxDate}
            disabled={input.disabled}
            onChange={({ target }) => type(asTyped(target.value, precision))}
          />
          <button
            type="button"
            className={fieldStyles.button}
            aria-label={words.abrir}
            disabled={input.disabled}
            onClick={openCalendar}
          >
            <CalendarIcon />
          </button>
        </div>
      )}
    </Field>
  )
}
