import { Check as TickIcon } from 'lucide-react'
import { portada as words } from '../mensajes/es/portada.ts'
import landing from '../portada/landing.module.css'
import styles from './Cifra.module.css'
import seccion from './PortadaCreativa.module.css'

const { precio } = words

export const Cifra = () => (
  <section id="pricing" className={seccion.dark}>
    <div className={`${landing.wide} ${styles.price}`}>
      <div>
        <p className={styles.amount}>{precio.cifra}</p>
        <p>{precio.por}</p>
      </div>
      <div>
        <h2 className={seccion.large}>{precio.titulo}</h2>
        <p className={seccion.lead}>{precio.texto}</p>
        <ul>
          {precio.incluye.map((each) => (
            <li key={each}>
              <TickIcon size={20} strokeWidth={2} aria-hidden />
              {each}
            </li>
          ))}
        </ul>
        <h3>{precio.ponesTitulo}</h3>
        <p>{precio.pones}</p>
      </div>
    </div>
  </section>
)
