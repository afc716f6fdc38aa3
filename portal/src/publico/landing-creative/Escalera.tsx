import { creativa } from '../mensajes/es/creativa.ts'
import { portada as words } from '../mensajes/es/portada.ts'
import { StatusList } from '../partes/StatusList.tsx'
import landing from '../portada/landing.module.css'
import styles from './Escalera.module.css'
import seccion from './PortadaCreativa.module.css'

const { camino } = words

/** The stops of a paper go down like a stair, each as large as its number. */
export const Escalera = () => (
  <section id="feature" className={landing.wide}>
    <h2 className={seccion.large}>{camino.titulo}</h2>
    <ol className={styles.stairs}>
      {camino.paradas.map(([cuando, , titulo, texto], index) => (
        <li key={cuando}>
          <span className={styles.number} aria-hidden>
            {index + 1}
          </span>
          <span className={seccion.when}>{cuando}</span>
          <h3>{titulo}</h3>
          <p>{texto}</p>
        </li>
      ))}
    </ol>
    <ul className={styles.gains}>
      {words.ventajas.map(([titulo, texto]) => (
        <li key={titulo}>
          <h3>{titulo}</h3>
          <p>{texto}</p>
        </li>
      ))}
    </ul>
    <h2 className={seccion.six}>{creativa.palabras}</h2>
    <StatusList />
  </section>
)
