import { registroExitoso as words } from '../mensajes/es/registroExitoso.ts'
import { SplitPage } from '../partes/SplitPage.tsx'
import { ButtonLink } from '../partes/Button.tsx'
import { Mail as MailIcon } from 'lucide-react'
import styles from '../partes/Message.module.css'

export const RegistroExitoso = () => (
  <SplitPage>
    <div className={styles.message}>
      <span className={styles.icon}>
        <MailIcon size={34} strokeWidth={1.75} aria-hidden />
      </span>
      <h1>{words.titulo}</h1>
      <p>{words.texto}</p>
      <p className={styles.small}>{words.consejo}</p>
      <ButtonLink href="/auth/login">{words.irAlInicio}</ButtonLink>
    </div>
  </SplitPage>
)
