import { miniaturaUrl } from '@portal/contract/door.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { formatNumber } from '@portal/ui/show/format.ts'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import { cuantosRecursos } from './cuantosRecursos.ts'
import styles from './varios.module.css'

/** Faces that are drawn; the others are counted. */
const faces = 3

interface VariosProps {
  recursos: readonly {
    recursoid: string
    nombre: string
    tiporecurso?: string | undefined
    foto?: string | null | undefined
  }[]
  /** In small: what they have alike. */
  below: string
  /** The words under the faces, where there is no room beside them. */
  stacked?: boolean
}

/** Those that one paper is for, as a few of their faces. */
export const Varios = ({ recursos, below, stacked = false }: VariosProps) => {
  const t = useTexts()
  const more = recursos.length - faces
  return (
    <span className={`row slim gap-10 ${styles.whose}`} data-stacked={stacked || undefined}>
      <span aria-hidden className={`flex rigid ${styles.faces}`}>
        {recursos.slice(0, faces).map(({ recursoid, nombre, foto }) => (
          <PersonAvatar key={recursoid} name={nombre} photo={foto && miniaturaUrl(foto)} size={32} />
        ))}
        {more > 0 && <span className={styles.more}>+{formatNumber(more)}</span>}
      </span>
      <span>
        <b className="block">{cuantosRecursos(t, recursos)}</b>
        <small className="block tiny soft">{below}</small>
      </span>
    </span>
  )
}
