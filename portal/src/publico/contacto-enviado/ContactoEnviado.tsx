import { MailCheck as SentIcon } from 'lucide-react'
import { contacto } from '../mensajes/es/contacto.ts'
import { ButtonLink } from '../partes/Button.tsx'
import styles from '../partes/Message.module.css'
import { SplitPage } from '../partes/SplitPage.tsx'

const words = contacto.enviado

export const ContactoEnviado = () => (
  <SplitPage>
    <div className={styles.message}>
      <span className={styles.icon}>
        <SentIcon size={34} strokeWidth={1.75} aria-hidden />
      </span>
      <h1>{words.titulo}</h1>
      <p>{words.texto}</p>
      <ButtonLink href="/">{words.volver}</ButtonLink>
    </div>
  </SplitPage>
)
