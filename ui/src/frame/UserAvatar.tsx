import { UserRound as DefaultPicture } from 'lucide-react'
import { useState } from 'react'
import styles from './frame.module.css'
import type { FrameUser } from './Sidebar.tsx'

const initial = (name: string) => name.trim().charAt(0).toLocaleUpperCase('es')

/** The account's logo, or a picture for all that have none; a letter where the logo can't be had (spec §2). */
export const UserAvatar = ({ user, size }: { user: FrameUser; size: number }) => {
  const [failed, setFailed] = useState<string>()
  const { logo } = user
  return (
    <span
      aria-hidden
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: size < 40 ? '0.75rem' : size < 48 ? '0.875rem' : '1rem' }}
    >
      {!logo && <DefaultPicture size={size * 0.6} />}
      {logo && logo !== failed && <img src={logo} alt="" onError={() => setFailed(logo)} />}
      {logo && logo === failed && (initial(user.firstname) || initial(user.lastname))}
    </span>
  )
}
