import styles from './frame.module.css'
import type { FrameUser } from './Sidebar.tsx'

const initial = (name: string) => name.charAt(0).toLocaleUpperCase('es')

/** The account's logo, or the person's initials while there is none. */
export const UserAvatar = ({ user, size }: { user: FrameUser; size: number }) => (
  <span
    aria-hidden
    className={styles.avatar}
    style={{ width: size, height: size, fontSize: size < 40 ? '0.75rem' : '0.875rem' }}
  >
    {user.logo ? <img src={user.logo} alt="" /> : initial(user.firstname) + initial(user.lastname)}
  </span>
)
