import { Check as TickIcon } from 'lucide-react'
import { portada as words } from '../mensajes/es/portada.ts'
import { ButtonLink } from '../partes/Button.tsx'
import { Caso } from '../partes/Caso.tsx'
import landing from '../portada/landing.module.css'
import styles from './Precio.module.css'

const { precio } = words

export const Precio = () => (
  <section id="pricing">
    <div className={landing.wide}>
      <div className={`${landing.card} ${styles.price}`}>
        <div className={styles.figure}>
          <p>{precio.precio}</p>
          <p className={styles.amount}>{precio.cifra}</p>
          <p>{precio.por}</p>
        </div>
        <div>
          <h2>{precio.titulo}</h2>
          <p>{precio.texto}</p>
          <ul>
            {precio.incluye.map((each) => (
              <li key={each}>
                <TickIcon size={16} strokeWidth={2} aria-hidden />
                {each}
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.yours}>
          <h3>{precio.ponesTitulo}</h3>
          <p className={landing.note}>{precio.pones}</p>
          <Caso nombre="con-contacto">
            <ButtonLink kind="quiet" href="#contact">
              {precio.preguntanos}
            </ButtonLink>
          </Caso>
        </div>
      </div>
    </div>
  </section>
)
