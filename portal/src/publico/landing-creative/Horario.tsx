import { portada as words } from '../mensajes/es/portada.ts'
import { Salida } from '../portada/Salida.tsx'
import landing from '../portada/landing.module.css'
import styles from './Horario.module.css'
import seccion from './PortadaCreativa.module.css'

const { dia } = words

export const Horario = () => (
  <section id="testimonials" className={landing.wide}>
    <h2 className={seccion.large}>{dia.titulo}</h2>
    <p className={seccion.lead}>{dia.texto}</p>
    <ol className={styles.timetable}>
      {dia.horas.map((hora) => {
        const [cuando, donde, titulo, texto] = hora
        return (
          <li key={cuando}>
            <span className={styles.hour}>{cuando}</span>
            <div>
              <h3>{titulo}</h3>
              <p className={seccion.when}>{donde}</p>
            </div>
            <p>{texto}</p>
            <Salida de={hora} />
          </li>
        )
      })}
    </ol>
  </section>
)
