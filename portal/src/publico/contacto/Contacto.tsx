import { contacto as words } from '../mensajes/es/contacto.ts'
import formStyles from '../partes/Form.module.css'
import { Notice } from '../partes/Notice.tsx'
import { SplitPage } from '../partes/SplitPage.tsx'
import { Caso } from '../partes/Caso.tsx'
import { Formulario } from '../portada/Formulario.tsx'

/** The letter by itself: what follows one that could not be sent, with all that was typed. */
export const Contacto = () => (
  <SplitPage>
    <h1 className={formStyles.title}>{words.titulo}</h1>
    <p className={formStyles.lead}>{words.aQuien}</p>
    <Caso nombre="aviso">
      <div className={formStyles.form}>
        <Notice kind="error">{'{{aviso}}'}</Notice>
      </div>
    </Caso>
    <Formulario answered className={formStyles.form} />
  </SplitPage>
)
