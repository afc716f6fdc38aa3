import type { Tone } from '@portal/ui/theme/tokens.ts'
import type { ReactNode } from 'react'
import styles from './pista.module.css'

interface PistaProps {
  /** Hatched in it where nothing is valid. */
  ground: Tone
  /** How much of the time something is valid, from its start: 0 to 1. */
  share: number
  title?: string | undefined
  className?: string | undefined
  children?: ReactNode
}

/** A stretch of time: tinted while something is valid, hatched where it is not. */
export const Pista = ({ ground, share, title, className = '', children }: PistaProps) => (
  <span className={`${styles.track} ${className}`} data-ground={ground} title={title}>
    {share > 0 && <span className={styles.valid} style={{ inlineSize: `${share * 100}%` }} />}
    {children}
  </span>
)
