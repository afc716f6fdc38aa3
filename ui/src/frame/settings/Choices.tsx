import { useId, type ReactNode } from 'react'
import styles from './settings.module.css'

export interface Choice<Value extends string> {
  value: Value
  label: string
  /** Beside the words of a segment, above those of a tile. */
  picture?: ReactNode
  /** Of the words, where they are in another language than the page. */
  lang?: string
}

interface ChoicesProps<Value extends string> {
  title: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  /** One edged row, or tiles with a picture each. */
  look: 'segments' | 'palettes' | 'backgrounds' | 'layouts'
  /** Beside the title. */
  action?: ReactNode
}

/** One of a few, all in sight. The browser's own radio buttons lie over what is drawn, so arrows choose and the ring shows. */
export const Choices = <Value extends string>({
  title,
  choices,
  chosen,
  onChoose,
  look,
  action,
}: ChoicesProps<Value>) => {
  const id = useId()
  return (
    <div className={styles.setting}>
      <p className={styles.title}>
        <span id={id}>{title}</span>
        {action}
      </p>
      <div role="radiogroup" aria-labelledby={id} className={styles[look]}>
        {choices.map(({ value, label, picture, lang }) => (
          <label key={value} lang={lang} className={styles.choice}>
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            {picture}
            {label}
          </label>
        ))}
      </div>
    </div>
  )
}
