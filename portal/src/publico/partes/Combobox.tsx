import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
} from 'react'
import { mensajes } from '../mensajes.ts'
import styles from './Combobox.module.css'
import { closed, matchOptions, move, namedOption, openAt, type Option } from './comboboxState.ts'
import { Field, type FieldWiring } from './Field.tsx'
import fieldStyles from './Field.module.css'
import { ChevronIcon } from './icons.tsx'

interface ComboboxProps {
  label: string
  name: string
  options: readonly Option[]
  value: string
  /** With the value chosen, what had been typed when it was. */
  onChange: (value: string, typed: string) => void
  onBlur: () => void
  /** An option that is always offered, whatever was typed: the way out of the list. */
  otherwise?: Option
  loading?: boolean
  error?: string | undefined
  inputRef?: Ref<HTMLInputElement>
}

/** A field with a list below it that gets shorter as one types (WAI-ARIA's combobox with list autocomplete). */
export const Combobox = ({ error, label, ...props }: ComboboxProps) => (
  <Field label={label} error={error}>
    {(wiring) => <ComboboxInput label={label} wiring={wiring} {...props} />}
  </Field>
)

/** The field keeps the focus, and with it the list, while its list and its button are pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const moves = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

function ComboboxInput({
  label,
  wiring,
  options,
  value,
  onChange,
  onBlur,
  otherwise,
  loading = false,
  inputRef,
  name,
}: Omit<ComboboxProps, 'error'> & { wiring: FieldWiring }) {
  const [state, setState] = useState(closed)
  const list = useRef<HTMLUListElement>(null)
  const matches = matchOptions(options, state.typed)
  const offered = otherwise ? [...matches, otherwise] : matches
  const all = otherwise ? [...options, otherwise] : options
  const chosenLabel = all.find((option) => option.value === value)?.label ?? ''
  const listId = `${wiring.id}-lista`
  const optionId = (index: number) => `${listId}-${index}`
  const active = state.open ? offered[state.active] : undefined

  useEffect(() => {
    if (state.open) list.current?.children[state.active]?.scrollIntoView({ block: 'nearest' })
  }, [state.open, state.active, state.typed])

  const open = () => setState(openAt(offered, value))
  const choose = (option: Option) => {
    setState(closed)
    if (option.value !== value) onChange(option.value, state.typed ?? '')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (moves.has(event.key)) {
      event.preventDefault()
      if (!state.open) open()
      else if (event.altKey && event.key === 'ArrowUp') setState(closed)
      else setState({ ...state, active: move(state.active, event.key, offered.length) })
    } else if (event.key === 'Enter' && state.open) {
      event.preventDefault()
      if (active) choose(active)
    } else if (event.key === 'Escape' && state.open) {
      event.preventDefault()
      setState(closed)
    } else if (event.key === 'Tab' && state.typed && matches[0] && active) choose(active)
  }

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const named = state.typed === undefined ? undefined : namedOption(all, event.target.value)
    if (named) choose(named)
    else setState(closed)
    onBlur()
  }

  return (
    <div className={styles.combobox}>
      <div className={fieldStyles.withButton}>
        <input
          {...wiring}
          ref={inputRef}
          name={name}
          className={fieldStyles.input}
          role="combobox"
          aria-expanded={state.open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(state.active)}
          aria-required
          autoComplete="off"
          spellCheck={false}
          value={state.typed ?? chosenLabel}
          onChange={({ target }) =>
            setState({ open: true, typed: target.value, active: target.value === '' ? -1 : 0 })
          }
          onClick={() => state.open || open()}
          onFocus={({ target }) => target.select()}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <button
          type="button"
          className={fieldStyles.inputButton}
          tabIndex={-1}
          aria-label={mensajes.lista.abrir(label)}
          aria-expanded={state.open}
          aria-controls={listId}
          onMouseDown={keepFocus}
          onClick={() => {
            document.getElementById(wiring.id)?.focus()
            if (state.open) setState(closed)
            else open()
          }}
        >
          <ChevronIcon />
        </button>
      </div>
      <ul
        ref={list}
        id={listId}
        className={styles.list}
        role="listbox"
        aria-label={mensajes.lista.opciones(label)}
        hidden={!state.open || offered.length === 0}
        onMouseDown={keepFocus}
      >
        {state.open &&
          offered.map((option, index) => (
            <li
              key={option.value}
              id={optionId(index)}
              role="option"
              aria-selected={option.value === value}
              className={styles.option}
              data-active={index === state.active}
              data-otherwise={option === otherwise}
              onClick={() => choose(option)}
            >
              {option.label}
            </li>
          ))}
      </ul>
      <p className={styles.count} data-shown={state.open && offered.length === 0} role="status">
        {state.open && howMany(matches.length, state.typed, loading)}
      </p>
    </div>
  )
}

function howMany(count: number, typed: string | undefined, loading: boolean): string {
  if (loading) return mensajes.cargando
  if (count === 0) return mensajes.lista.sinResultados
  return typed ? mensajes.lista.resultados(count) : ''
}
