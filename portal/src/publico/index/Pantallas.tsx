import { portada } from '../mensajes/es/portada.ts'
import { Pantalla } from '../portada/Pantalla.tsx'
import { Titulo } from './Titulo.tsx'
import styles from './Pantallas.module.css'
import seccion from './Portada.module.css'

export const Pantallas = () => (
  <section id="showcase" className={seccion.raised}>
    <div className={seccion.wide}>
      <Titulo {...portada.pantallas} />
      <div className={styles.photos}>
        <Pantalla foto="inicio" className={styles.of8} />
        <Pantalla foto="veredicto" className={styles.of4} />
        <Pantalla foto="dominios" className={styles.of5} />
        <Pantalla foto="revision" className={styles.of7} />
      </div>
    </div>
  </section>
)
