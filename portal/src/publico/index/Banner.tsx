import { portada as words } from '../mensajes/es/portada.ts'
import { ButtonLink } from '../partes/Button.tsx'
import { Cabecera } from '../portada/Cabecera.tsx'
import { Escena } from '../portada/Escena.tsx'
import { FinDeLoPrimero } from '../portada/FinDeLoPrimero.tsx'
import landing from '../portada/landing.module.css'
import styles from './Banner.module.css'

export const Banner = () => (
  <section id="banner" className={styles.banner}>
    <Cabecera />
    <div className={`${landing.wide} ${styles.say}`}>
      <h1>
        {words.titulo[0]} <br />
        {words.titulo[1]}
      </h1>
      <p>{words.texto}</p>
      <div className={styles.ways}>
        <ButtonLink href="/auth/registrese">{words.registraTuTransporte}</ButtonLink>
        <ButtonLink kind="onBand" href="#showcase">
          {words.verPantallas}
        </ButtonLink>
      </div>
    </div>
    <FinDeLoPrimero />
    <Escena />
  </section>
)
