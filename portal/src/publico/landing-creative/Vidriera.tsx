import { portada as words } from '../mensajes/es/portada.ts'
import { Pantalla } from '../portada/Pantalla.tsx'
import landing from '../portada/landing.module.css'
import styles from './Vidriera.module.css'
import seccion from './PortadaCreativa.module.css'

const { pantallas } = words

export const Vidriera = () => (
  <section id="showcase" className={seccion.dark}>
    <div className={landing.wide}>
      <h2 className={seccion.large}>{pantallas.titulo}</h2>
      <p className={seccion.lead}>{pantallas.texto}</p>
      <div className={styles.photos}>
        <Pantalla foto="inicio" className={styles.back} />
        <Pantalla foto="veredicto" className={styles.front} />
        <Pantalla foto="revision" className={styles.wider} />
        <Pantalla foto="dominios" className={styles.narrower} />
      </div>
    </div>
  </section>
)
