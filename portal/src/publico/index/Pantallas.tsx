import { portada } from '../mensajes/es/portada.ts'
import { Pantalla } from '../portada/Pantalla.tsx'
import landing from '../portada/landing.module.css'
import { Titulo } from './Titulo.tsx'
import styles from './Pantallas.module.css'

export const Pantallas = () => (
  <section id="showcase" className={landing.raised}>
    <div className={landing.wide}>
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
