import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Delete as DeleteIcon } from 'lucide-react'
import type { MouseEvent } from 'react'
import styles from './teclado.module.css'

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** A key that is touched takes no focus: Enter is for what was typed. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

interface TecladoProps {
  muestra: 'numeros' | 'letras'
  onTecla: (sign: string) => void
  onBorrar: () => void
  /** Turns to the other one; without it the first key clears everything. */
  onCambia?: (() => void) | undefined
  onVaciar?: (() => void) | undefined
}

/** Keys for gloves: digits as a telephone has them, or letters from A to Z. */
export const Teclado = ({ muestra, onTecla, onBorrar, onCambia, onVaciar }: TecladoProps) => {
  const t = useTexts()
  const key = (sign: string) => (
    <button key={sign} type="button" className={styles.key} onClick={() => onTecla(sign)}>
      {sign}
    </button>
  )
  const remove = (isWord: boolean) => (
    <button
      type="button"
      className={isWord ? styles.word : styles.key}
      aria-label={t('teclado.borrar')}
      onClick={onBorrar}
    >
      <DeleteIcon size={32} aria-hidden />
    </button>
  )
  if (muestra === 'letras')
    return (
      <div
        className={styles.letters}
        data-letters
        role="group"
        aria-label={t('teclado.letras')}
        onMouseDown={keepFocus}
      >
        {letters.map(key)}
        <button type="button" className={styles.word} onClick={onCambia}>
          123
        </button>
        {remove(true)}
      </div>
    )
  return (
    <div className={styles.keys} role="group" aria-label={t('teclado.numeros')} onMouseDown={keepFocus}>
      {digits.map(key)}
      {onCambia ? (
        <button type="button" className={styles.word} onClick={onCambia}>
          ABC
        </button>
      ) : (
        <button type="button" className={styles.word} onClick={onVaciar}>
          {t('teclado.vaciar')}
        </button>
      )}
      {key('0')}
      {remove(false)}
    </div>
  )
}
