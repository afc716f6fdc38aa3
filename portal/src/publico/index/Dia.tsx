import { portada as words } from '../mensajes/es/portada.ts'
import { Salida } from '../portada/Salida.tsx'
import landing from '../portada/landing.module.css'
import { Titulo } from './Titulo.tsx'
import styles from './Dia.module.css'

const { dia } = words

export const Dia = () => (
  <section id="testimonials">
    <div className={landing.wide}>
      <Titulo {...dia} />
      <ol className={styles.hours}>
        {dia.horas.map((hora) => {
          const [cuando, donde, titulo, texto] = hora
          return (
            <li key={cuando}>
              <span className={styles.hour}>{cuando}</span>
              <span className={landing.note}>{donde}</span>
              <h3>{titulo}</h3>
              <p>{texto}</p>
              <div className={styles.outcome}>
                <Salida de={hora} />
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  </section>
)
