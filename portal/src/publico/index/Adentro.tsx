import { portada as words } from '../mensajes/es/portada.ts'
import { Datos } from '../portada/Datos.tsx'
import { Terminal } from '../portada/Terminal.tsx'
import landing from '../portada/landing.module.css'
import { Titulo } from './Titulo.tsx'
import styles from './Adentro.module.css'
import seccion from './Portada.module.css'

const { adentro } = words

export const Adentro = () => (
  <section id="tech" className={landing.raised}>
    <div className={`${landing.wide} ${seccion.two}`}>
      <div>
        <Titulo {...adentro} />
        <Terminal className={styles.command} />
      </div>
      <Datos className={`${landing.facts} ${styles.facts}`} />
    </div>
  </section>
)
