import { noEncontrada as words } from '../mensajes/es/noEncontrada.ts'
import { SplitPage } from '../partes/SplitPage.tsx'
import { ButtonLink } from '../partes/Button.tsx'
import styles from '../partes/Message.module.css'

export const NotFound = () => (
  <SplitPage>
    <div className={styles.message}>
      <p className={styles.code}>{words.codigo}</p>
      <h1 lang="en">{words.titulo}</h1>
      <p>{words.texto}</p>
      <ButtonLink href="/app/" lang="en">
        {words.ir}
      </ButtonLink>
    </div>
  </SplitPage>
)
