import { portada as words } from '../mensajes/es/portada.ts'
import { Datos } from '../portada/Datos.tsx'
import { Terminal } from '../portada/Terminal.tsx'
import styles from './Comando.module.css'
import seccion from './PortadaCreativa.module.css'

const { adentro } = words

export const Comando = () => (
  <section id="tech" className={seccion.raised}>
    <div className={seccion.wide}>
      <Terminal className={styles.command} />
      <h2 className={seccion.six}>{adentro.titulo}</h2>
      <p className={seccion.lead}>{adentro.texto}</p>
      <Datos className={styles.facts} />
    </div>
  </section>
)
