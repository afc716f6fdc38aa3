import { toneToken } from '@portal/ui/theme/cssVariable.ts'
import type { ReactNode } from 'react'
import type { Look } from './estados.ts'
import styles from './veredicto.module.css'

interface SentenceProps extends Look {
  /** What is decided: "No puede salir:". */
  lead: string
  /** Why. */
  rest: ReactNode
}

/** A verdict, as a sentence. */
export const Sentence = ({ icon: Icon, tone, lead, rest }: SentenceProps) => (
  <p className={styles.sentence}>
    <Icon size={32} color={toneToken(tone, 'text')} />
    <span>
      <b>{lead}</b> {rest}
    </span>
  </p>
)
