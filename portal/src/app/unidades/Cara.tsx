import { miniaturaUrl } from '@portal/contract/door.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import styles from './unidad.module.css'

interface CaraProps {
  nombre: string
  foto?: string | null | undefined
  /** Of how the chofer stands; none where nobody says it. */
  tone?: Tone | undefined
  size: number
}

/** A chofer's face in a ring of how the chofer stands; words say it beside. */
export const Cara = ({ nombre, foto, tone, size }: CaraProps) => (
  <span className={styles.ring} data-tone={tone} title={nombre}>
    <PersonAvatar name={nombre} photo={foto && miniaturaUrl(foto)} size={size} />
  </span>
)
