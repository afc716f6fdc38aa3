import { MessageCircle as ChatIcon } from 'lucide-react'
import { Link } from '../controls/Link.tsx'
import styles from './iconButton.module.css'

export interface FrameChat {
  /** What can be asked there. */
  label: string
  link: string
}

/** The way to whoever helps; it opens beside the app. */
export const ChatLink = ({ label, link }: FrameChat) => (
  <Link
    className={styles.iconButton}
    href={link}
    target="_blank"
    rel="noopener noreferrer"
    title={label}
    aria-label={label}
  >
    <ChatIcon />
  </Link>
)
