import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import styles from './ComboBox.module.css'
import { closed, matchOptions, move, namedOption, openAt, typing, type Option } from './comboboxState.ts'
import { Field, type FieldLook, type Wiring } from './Field.tsx'
import fieldStyles from './Field.module.css'
import { ChevronIcon } from './icons.tsx'

export interface ComboBoxWords {
  cargando: string
  sinResultados: string
  resultados: (cantidad: number) => string
  /** Names the button that opens the list, and the list. */
  abrir: (campo: string) => string
  opciones: (campo: string) => string
}

interface ComboBoxControlProps extends Pick<
  ComponentProps<'input'>,
  'name' | 'ref' | 'disabled' | 'required' | 'onBlur'
> {
  words: ComboBoxWords
  options: readonly Option[]
  value: string
  /** With the value chosen, what had been typed when it was. */
  onChange: (value: string, typed: string) => void
  /** An option that is always offered, whatever was typed: the way out of the list. */
  otherwise?: Option
  /** Keeps what was typed when no option fits. */
  freeText?: boolean
  loading?: boolean
  /** With what is being typed: not all there is may be among the options. */
  onType?: ((typed: string) => void) | undefined
}

/** A field with a list below it that gets shorter as one types (WAI-ARIA's combobox with list autocomplete). */
export const ComboBox = ({
  id,
  label,
  optional,
  hint,
  error,
  success,
  notice,
  short,
  ...control
}: ComboBoxControlProps & FieldLook & { id?: string }) => (
  <Field {...{ id, label, optional, hint, error, success, notice, short }}>
    {(wiring) => <ComboBoxControl {...control} label={label} wiring={wiring} />}
  </Field>
)

/** The field keeps the focus, and with it the list, while its list and its button are pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const moves = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp'])

const ComboBoxControl = ({
  label,
  wiring,
  words,
  options,
  value,
  onChange,
  onBlur,
  onType,
  otherwise,
  freeText = false,
  loading = false,
  required = false,
  disabled = false,
  ...input
}: ComboBoxControlProps & { label: string; wiring: Wiring }) => {
  const [state, setState] = useState(closed)
  const list = useRef<HTMLUListElement>(null)
  const matches = matchOptions(options, state.typed)
  const offered = otherwise ? [...matches, otherwise] : matches
  const all = otherwise ? [...options, otherwise] : options
  // A value that no option has is one from before, or one that was typed; or its option is on its way.
  const chosenLabel =
    all.find((option) => option.value === value)?.label ?? (loading && !freeText ? '' : value)
  const first = useRef(chosenLabel)
  const listId = `${wiring.id}-lista`
  const optionId = (index: number) => `${listId}-${index}`
  const active = state.open ? offered[state.active] : undefined
  const count = howMany(matches.length, state.typed, loading, words)

  useEffect(() => {
    if (state.open) list.current?.children[state.active]?.scrollIntoView({ block: 'nearest' })
  }, [state.open, state.active, state.typed])

  // What was typed before the script of a prerendered page ran: the browser has it, and no event told of it.
  useEffect(() => {
    const field = document.getElementById(wiring.id)
    if (!(field instanceof HTMLInputElement) || field.value === first.current) return
    setState({ ...typing(field.value, freeText), open: field === document.activeElement })
  }, [wiring.id, freeText])

  const open = () => setState(openAt(offered, value))
  const choose = (chosen: string) => {
    setState(closed)
    if (chosen !== value) onChange(chosen, state.typed ?? '')
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (moves.has(event.key)) {
      event.preventDefault()
      if (!state.open) open()
      else if (event.altKey && event.key === 'ArrowUp') setState(closed)
      else setState({ ...state, active: move(state.active, event.key, offered.length) })
    } else if (event.key === 'Enter' && state.open) {
      event.preventDefault()
      if (active) choose(active.value)
    } else if (event.key === 'Escape' && state.open) {
      // Of a dialog around it, Escape closes the list alone.
      event.preventDefault()
      event.stopPropagation()
      setState(closed)
    } else if (event.key === 'Tab' && !freeText && state.typed && matches[0] && active) choose(active.value)
  }

  const settle = () => {
    const typed = state.typed?.trim()
    const named = typed === undefined ? undefined : namedOption(all, typed)
    if (named) choose(named.value)
    else if (typed === '' || (typed !== undefined && freeText)) choose(typed)
    else setState(closed)
  }

  // Whoever had left before there were options to choose from.
  const waited = !loading && !state.open && state.typed !== undefined
  const settleNow = useEffectEvent(settle)
  useEffect(() => {
    if (!waited) return
    const turn = setTimeout(settleNow)
    return () => clearTimeout(turn)
  }, [waited])

  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (loading && state.typed && !freeText) setState({ ...closed, typed: state.typed })
    else settle()
    onBlur?.(event)
  }

  return (
    <div className={styles.combobox}>
      <div className={fieldStyles.withButton}>
        <input
          {...input}
          {...wiring}
          role="combobox"
          aria-expanded={state.open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active && optionId(state.active)}
          aria-required={required}
          autoComplete="off"
          spellCheck={false}
          disabled={disabled}
          value={state.typed ?? chosenLabel}
          onChange={({ target }) => {
            setState(typing(target.value, freeText))
            onType?.(target.value)
          }}
          onClick={() => state.open || open()}
          onFocus={({ target }) => target.select()}
          onKeyDown={onKeyDown}
          onBlur={leave}
        />
        <button
          type="button"
          className={fieldStyles.button}
          tabIndex={-1}
          aria-label={words.abrir(label)}
          aria-expanded={state.open}
          aria-controls={listId}
          disabled={disabled}
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
        aria-label={words.opciones(label)}
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
              onClick={() => choose(option.value)}
            >
              {option.label}
            </li>
          ))}
      </ul>
      <p className={styles.count} data-shown={state.open && offered.length === 0 && !freeText} role="status">
        {state.open && count}
      </p>
    </div>
  )
}

function howMany(count: number, typed: string | undefined, loading: boolean, words: ComboBoxWords): string {
  if (loading) return words.cargando
  if (count === 0) return words.sinResultados
  return typed ? words.resultados(count) : ''
}
