import { portada as words } from '../mensajes/es/portada.ts'
import { Datos } from '../portada/Datos.tsx'
import { Terminal } from '../portada/Terminal.tsx'
import landing from '../portada/landing.module.css'
import styles from './Comando.module.css'
import seccion from './PortadaCreativa.module.css'

const { adentro } = words

export const Comando = () => (
  <section id="tech" className={landing.raised}>
    <div className={landing.wide}>
      <Terminal className={styles.command} />
      <h2 className={seccion.six}>{adentro.titulo}</h2>
      <p className={seccion.lead}>{adentro.texto}</p>
      <Datos className={`${landing.facts} ${styles.facts}`} />
    </div>
  </section>
)
