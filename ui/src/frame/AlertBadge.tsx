import { Bell as NotificationsIcon } from 'lucide-react'
import { useMediaQuery } from '../controls/useMediaQuery.ts'
import { useToast } from '../feedback/Toasts.tsx'
import { Hidden } from '../show/Hidden.tsx'
import { Link } from '../controls/Link.tsx'
import styles from './iconButton.module.css'

export interface FrameAlert {
  count: number
  /** The whole sentence, with the figure in it. */
  label: string
  link: string
}

const most = 99

export const AlertBadge = ({ count, label, link }: FrameAlert) => {
  const toast = useToast()
  /** A finger never gets to see a `title`: what is pressed says it, on the way. */
  const withoutPointer = useMediaQuery('(hover: none)')
  const tell = () => toast({ message: label, about: 'alerta', severity: 'info' })
  return (
    <Link className={styles.iconButton} href={link} title={label} {...(withoutPointer && { onClick: tell })}>
      <NotificationsIcon />
      <Hidden>{label}</Hidden>
      {count > 0 && (
        <span aria-hidden className={styles.count}>
          {count > most ? `${most}+` : count}
        </span>
      )}
    </Link>
  )
}
