import { miniaturaUrl } from '@portal/contract/door.ts'
import styles from './bandeja.module.css'
import type { Entrada } from './entrada.ts'

/** How a page looks, small; a blank one where it can't be drawn. */
export const Miniatura = ({ archivo }: { archivo: NonNullable<Entrada['archivos']>[number] | undefined }) =>
  archivo && !archivo.no_dibujado ? (
    <img
      className={styles.thumb}
      src={miniaturaUrl(archivo.archivoid)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span aria-hidden className={styles.thumb} />
  )
