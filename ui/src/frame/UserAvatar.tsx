import { useState } from 'react'
import styles from './frame.module.css'
import type { FrameUser } from './Sidebar.tsx'

const initial = (name: string) => name.trim().charAt(0).toLocaleUpperCase('es')

/** The account's logo; the person's initials while there is none, and where it can't be had. */
export const UserAvatar = ({ user, size }: { user: FrameUser; size: number }) => {
  const [failed, setFailed] = useState<string>()
  const { logo } = user
  return (
    <span
      aria-hidden
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size < 40 ? '0.75rem' : size < 48 ? '0.875rem' : '1rem' }}
    >
      {logo && logo !== failed ? (
        <img src={logo} alt="" onError={() => setFailed(logo)} />
      ) : (
        initial(user.firstname) + initial(user.lastname)
      )}
    </span>
  )
}
