import Link from '@mui/material/Link'
import type { ReactNode } from 'react'
import styles from './Gemelo.module.css'

interface GemeloProps {
  /** A face, or a plate. */
  face: ReactNode
  title: string
  /** How it stands, and what to do about it. */
  message?: string | undefined
  href: string
  link: string
}

/** Under the field that it was found by: the record that is already there, and the way to it. */
export const Gemelo = ({ face, title, message, href, link }: GemeloProps) => (
  <div className={styles.twin} role="status">
    {face}
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      {message && <p>{message}</p>}
    </div>
    <Link href={href}>{link}</Link>
  </div>
)
