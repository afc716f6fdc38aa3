import { mensajes } from '../mensajes.ts'
import { BackdropPage } from '../partes/BackdropPage.tsx'
import { ButtonLink } from '../partes/Button.tsx'
import { MailIcon } from '../partes/icons.tsx'
import styles from '../partes/Message.module.css'

const words = mensajes.registroExitoso

export const RegistroExitoso = () => (
  <BackdropPage>
    <div className={styles.message}>
      <span className={styles.icon}>
        <MailIcon />
      </span>
      <h1>{words.titulo}</h1>
      <p>{words.texto}</p>
      <p className={styles.small}>{words.consejo}</p>
      <ButtonLink href="/auth/login">{words.irAlInicio}</ButtonLink>
    </div>
  </BackdropPage>
)
