import { Plate } from '@portal/parts/Plate.tsx'
import { PersonAvatar } from '@portal/ui/show/PersonAvatar.tsx'
import styles from './celda.module.css'

export interface Recurso {
  /** One of `TipoRecurso`. */
  tiporecurso: string
  nombre: string
  dominio: string | null
  pais_patente: string | null
  foto: string | null
}

/** Pixels: plates and faces of the console's lists. */
const small = 24

/** Whose a document is: a vehicle's plate, anybody else's face or initials, and the name that neither says. */
export const DeQuien = ({ tiporecurso, nombre, dominio, pais_patente, foto }: Recurso) => (
  <span className={styles.whose}>
    {tiporecurso === 'dominio' && dominio !== null ? (
      <>
        <Plate dominio={dominio} pais={pais_patente} height={small} />
        {nombre !== dominio && (
          <span className={styles.name} data-soft>
            {nombre}
          </span>
        )}
      </>
    ) : (
      <>
        <PersonAvatar name={nombre} photo={foto} size={small} />
        <span className={styles.name}>{nombre}</span>
      </>
    )}
  </span>
)
