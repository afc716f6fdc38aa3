import { Plus as AddIcon, X as RemoveIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FieldGroup } from './plain/FieldGroup.tsx'
import styles from './choices.module.css'
import { useField, type FieldProps } from './useField.ts'

interface NumbersFieldProps<Values extends FieldValues, Sent> extends FieldProps<Values, Sent> {
  /** What the box for another one is called, and what takes one away. */
  words: { add: string; remove: (value: number) => string }
  max: number
}

const isNumbers = (value: unknown): value is readonly number[] => Array.isArray(value)

/** A few whole numbers, largest first: each can be taken away, and another one typed. */
export const NumbersField = <Values extends FieldValues, Sent = Values>({
  words,
  max,
  ...props
}: NumbersFieldProps<Values, Sent>) => {
  const { field, bound, look } = useField(props)
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const held: unknown = field.value
  const values = isNumbers(held) ? held : []
  const add = () => {
    const value = Number(typed)
    setTyped('')
    if (typed === '' || value < 1 || value > max || values.includes(value)) return
    field.onChange([...values, value].toSorted((a, b) => b - a))
  }
  return (
    <FieldGroup {...look}>
      <div className={styles.numbers}>
        {values.map((value) => (
          <button
            key={value}
            type="button"
            aria-label={words.remove(value)}
            title={words.remove(value)}
            disabled={props.disabled}
            onClick={() => {
              field.onChange(values.filter((each) => each !== value))
              // What had the focus is gone: it goes on in the box beside it.
              box.current?.focus()
            }}
          >
            {value}
            <RemoveIcon aria-hidden size={12} />
          </button>
        ))}
        <input
          className="unringed"
          ref={(element) => {
            box.current = element
            bound.ref(element)
          }}
          inputMode="numeric"
          autoComplete="off"
          aria-label={words.add}
          size={3}
          maxLength={3}
          value={typed}
          disabled={props.disabled}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              add()
            } else if (event.key === 'Backspace' && typed === '') field.onChange(values.slice(0, -1))
          }}
          onBlur={() => {
            add()
            bound.onBlur()
          }}
        />
        <button
          type="button"
          className={styles.plus}
          tabIndex={-1}
          aria-hidden
          onClick={() => box.current?.focus()}
        >
          <AddIcon size={20} />
        </button>
      </div>
    </FieldGroup>
  )
}
