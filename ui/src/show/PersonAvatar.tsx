import Avatar from '@mui/material/Avatar'
import { token } from '../theme/theme.ts'

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

/** Decoration beside a written name, so screen readers pass it by. */
export const PersonAvatar = ({ name, photo, size = 40 }: PersonAvatarProps) => (
  <Avatar
    {...(photo && { src: photo })}
    alt=""
    aria-hidden
    sx={{
      width: size,
      height: size,
      fontSize: size * 0.38,
      fontWeight: 600,
      color: token('primary'),
      backgroundColor: token('primarySoft'),
    }}
  >
    {initialsOf(name)}
  </Avatar>
)
