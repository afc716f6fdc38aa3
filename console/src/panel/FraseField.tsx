import { useId, type KeyboardEvent } from 'react'
import { useController, type Control } from 'react-hook-form'
import { say } from '@portal/ui/texts/idioma.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import styles from './fraseField.module.css'
import { otro, type MotivoValues } from './motivo.ts'
import { Kbd } from '../shortcuts/Kbd.tsx'
import { useShortcuts } from '../shortcuts/useShortcuts.ts'
import { useShortcutsEnabled } from '../shortcuts/useShortcutsEnabled.ts'

interface FraseFieldProps {
  control: Control<MotivoValues>
  label: string
  frases: readonly string[]
  /** The focus goes to the first one as it appears. */
  autoFocus?: boolean
}

/** The ready sentences, and the choice of writing another; each answers to its number too. */
export const FraseField = ({ control, label, frases, autoFocus = false }: FraseFieldProps) => {
  const t = useTexts()
  const id = useId()
  const [shortcutsEnabled] = useShortcutsEnabled()
  const { field, fieldState } = useController({ control, name: 'frase' })
  const choices = [...frases, otro]
  const choose = (index: number) => {
    const choice = choices[index]
    if (choice === undefined) return
    field.onChange(choice)
    document.getElementById(id)?.querySelectorAll('input').item(index).focus()
  }
  // From the choices themselves, which are fields, and from anywhere else.
  const chooseByNumber = ({ key }: KeyboardEvent) => {
    if (shortcutsEnabled) choose(Number(key) - 1)
  }
  useShortcuts(Object.fromEntries(choices.map((_choice, index) => [String(index + 1), () => choose(index)])))

  return (
    <div id={id} role="radiogroup" aria-label={label} onKeyDown={chooseByNumber} onBlur={field.onBlur}>
      {choices.map((sentence, index) => (
        <label key={sentence} className={styles.choice}>
          <input
            ref={index === 0 ? field.ref : undefined}
            className="tick square-20"
            type="radio"
            name={id}
            value={sentence}
            checked={field.value === sentence}
            onChange={() => field.onChange(sentence)}
            autoFocus={autoFocus && index === 0}
          />
          <Kbd>{String(index + 1)}</Kbd>
          <span>{sentence || t('motivo.otro')}</span>
        </label>
      ))}
      {fieldState.error && (
        <p role="alert" className={styles.error}>
          {say(fieldState.error.message ?? '')}
        </p>
      )}
    </div>
  )
}
