import styles from './StrengthMeter.module.css'

interface StrengthMeterProps {
  /** From 0 to 4. */
  level: number
  words: { fortaleza: string; niveles: readonly string[] }
}

/** Says in a word and in five steps how hard a new password is to guess. */
export const StrengthMeter = ({ level, words: { fortaleza, niveles } }: StrengthMeterProps) => (
  <div
    className={styles.meter}
    data-level={level}
    role="meter"
    aria-label={fortaleza}
    aria-valuemin={0}
    aria-valuemax={niveles.length - 1}
    aria-valuenow={level}
    aria-valuetext={niveles[level]}
  >
    {niveles.map((name, step) => (
      <span key={name} className={styles.step} data-reached={step <= level} />
    ))}
    <span className={styles.word}>{niveles[level]}</span>
  </div>
)
