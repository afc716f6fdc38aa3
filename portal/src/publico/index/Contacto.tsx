import { Mail as MailIcon } from 'lucide-react'
import { contacto } from '../mensajes/es/contacto.ts'
import { portada as words } from '../mensajes/es/portada.ts'
import { ButtonLink } from '../partes/Button.tsx'
import { Caso } from '../partes/Caso.tsx'
import { Formulario } from '../portada/Formulario.tsx'
import landing from '../portada/landing.module.css'
import { Titulo } from './Titulo.tsx'
import styles from './Contacto.module.css'
import seccion from './Portada.module.css'

export const Contacto = () => (
  <section id="contact">
    <Caso nombre="con-contacto">
      <div className={`${landing.wide} ${seccion.two}`}>
        <div>
          <Titulo titulo={contacto.titulo} texto={contacto.texto} />
          <p className={`${landing.note} ${styles.mail}`}>
            <MailIcon size={20} strokeWidth={1.75} aria-hidden />
            {contacto.aQuien}
          </p>
        </div>
        <Formulario />
      </div>
    </Caso>
    <Caso nombre="sin-contacto">
      <div className={`${landing.wide} ${styles.closed}`}>
        <Titulo {...words.cerrado} />
        <ButtonLink kind="quiet" href="/auth/registrese">
          {words.registraTuTransporte}
        </ButtonLink>
      </div>
    </Caso>
  </section>
)
