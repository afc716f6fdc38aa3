import { useState } from 'react'
import styles from './person.module.css'

/** A remark in brackets is no part of the name. */
const initialsOf = (name: string): string => {
  const words = name
    .replace(/\(.*?\)/g, '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  return [words[0], words.at(-1)]
    .slice(0, words.length)
    .map((word) => word?.charAt(0).toLocaleUpperCase('es') ?? '')
    .join('')
}

interface PersonAvatarProps {
  name: string
  photo?: string | null | undefined
  size?: number
}

/** Decoration beside a written name, drawn so that it is no part of what is read or said there. A picture that can't be had leaves the initials. */
export const PersonAvatar = ({ name, photo, size = 40 }: PersonAvatarProps) => {
  const [failed, setFailed] = useState<string>()
  return (
    <span aria-hidden className={styles.face} style={{ width: size, height: size }}>
      {photo && photo !== failed ? (
        <img src={photo} alt="" onError={() => setFailed(photo)} />
      ) : (
        <span
          className={styles.initials}
          data-initials={initialsOf(name)}
          style={{ fontSize: size * 0.38 }}
        />
      )}
    </span>
  )
}
