import { portada as words } from '../mensajes/es/portada.ts'
import { Datos } from '../portada/Datos.tsx'
import { Terminal } from '../portada/Terminal.tsx'
import { Titulo } from './Titulo.tsx'
import styles from './Adentro.module.css'
import seccion from './Portada.module.css'

const { adentro } = words

export const Adentro = () => (
  <section id="tech" className={seccion.raised}>
    <div className={`${seccion.wide} ${seccion.two}`}>
      <div>
        <Titulo {...adentro} />
        <Terminal className={styles.command} />
      </div>
      <Datos className={styles.facts} />
    </div>
  </section>
)
