import { contacto } from '../mensajes/es/contacto.ts'
import { portada as words } from '../mensajes/es/portada.ts'
import { ButtonLink } from '../partes/Button.tsx'
import { Caso } from '../partes/Caso.tsx'
import { Formulario } from '../portada/Formulario.tsx'
import landing from '../portada/landing.module.css'
import styles from './Carta.module.css'
import seccion from './PortadaCreativa.module.css'

const { cerrado } = words

export const Carta = () => (
  <section id="contact" className={landing.wide}>
    <Caso nombre="con-contacto">
      <div className={styles.letter}>
        <div>
          <h2 className={seccion.large}>{contacto.titulo}</h2>
          <p className={seccion.lead}>{contacto.texto}</p>
          <p className={seccion.lead}>{contacto.aQuien}</p>
        </div>
        <Formulario className={`${landing.card} ${styles.sheet}`} />
      </div>
    </Caso>
    <Caso nombre="sin-contacto">
      <h2 className={seccion.large}>{cerrado.titulo}</h2>
      <p className={seccion.lead}>{cerrado.texto}</p>
      <p className={styles.way}>
        <ButtonLink kind="quiet" href="/auth/registrese">
          {words.registraTuTransporte}
        </ButtonLink>
      </p>
    </Caso>
  </section>
)
