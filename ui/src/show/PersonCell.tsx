import { PersonAvatar } from './PersonAvatar.tsx'
import styles from './person.module.css'

/** A person in a row of a list: picture and name. */
export const PersonCell = ({ name, photo }: { name: string; photo?: string | null | undefined }) => (
  <span className={styles.person}>
    <PersonAvatar name={name} photo={photo} size={36} />
    <span className={styles.name}>{name}</span>
  </span>
)
