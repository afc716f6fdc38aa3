import type { ComponentProps } from 'react'
import styles from './card.module.css'

interface CardProps extends ComponentProps<'div'> {
  /** `section` is named by `aria-labelledby`. */
  as?: 'div' | 'section' | 'li' | 'aside'
  /** 24 px around what is in it, 16 on a phone. */
  padded?: boolean
}

/** A sheet on the paper of the page. */
export const Card = ({ as: Tag = 'div', padded, className = '', ...props }: CardProps) => (
  // Every one of these elements takes what a `div` takes.
  <Tag
    {...(props as ComponentProps<'div'> & ComponentProps<'li'>)}
    data-padded={padded || undefined}
    className={`${styles.card} ${className}`}
  />
)
