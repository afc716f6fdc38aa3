import { Bell as NotificationsIcon } from 'lucide-react'
import { LinkBehavior } from '../theme/LinkBehavior.tsx'
import styles from './iconButton.module.css'

export interface FrameAlert {
  count: number
  /** The whole sentence, with the figure in it. */
  label: string
  link: string
}

const most = 99

export const AlertBadge = ({ count, label, link }: FrameAlert) => (
  <LinkBehavior className={styles.iconButton} href={link} title={label} aria-label={label}>
    <NotificationsIcon />
    {count > 0 && (
      <span aria-hidden className={styles.count}>
        {count > most ? `${most}+` : count}
      </span>
    )}
  </LinkBehavior>
)
