import { mensajes } from '../mensajes.ts'
import { passwordStrength } from './passwordStrength.ts'
import styles from './StrengthMeter.module.css'

const { fortaleza, niveles } = mensajes.contrasena

/** Says in a word and in five steps how hard a new password is to guess. */
export const StrengthMeter = ({ password }: { password: string }) => {
  const level = passwordStrength(password)
  return (
    <div
      className={styles.meter}
      data-level={level}
      role="meter"
      aria-label={fortaleza}
      aria-valuemin={0}
      aria-valuemax={4}
      aria-valuenow={level}
      aria-valuetext={niveles[level]}
    >
      {niveles.map((name, step) => (
        <span key={name} className={styles.step} data-reached={step <= level} />
      ))}
      <span className={styles.word}>{niveles[level]}</span>
    </div>
  )
}
