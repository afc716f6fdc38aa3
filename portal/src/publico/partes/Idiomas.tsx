import { idiomaAddress, idiomas, nombreDeIdioma, type Idioma } from '@portal/contract/idioma.ts'
import { chosenIdioma } from '@portal/ui/kept/kept.ts'
import type { MouseEvent } from 'react'
import { pie } from '../mensajes/es/pie.ts'
import styles from './Idiomas.module.css'

/** The links lead back to where they are pressed. Where there is a script, not even the end of the address is lost. */
const choose = (event: MouseEvent, idioma: Idioma) => {
  event.preventDefault()
  chosenIdioma.write(idioma)
  location.reload()
}

/** In which language a person reads: for whoever has not signed in, links that work without a script. */
export const Idiomas = () => (
  <nav className={styles.idiomas} aria-label={pie.idioma}>
    {idiomas.map((idioma) => (
      <a
        key={idioma}
        href={`${idiomaAddress}?a=${idioma}`}
        lang={idioma}
        hrefLang={idioma}
        rel="nofollow"
        aria-current={idioma === import.meta.env.IDIOMA || undefined}
        onClick={(event) => choose(event, idioma)}
      >
        {nombreDeIdioma[idioma]}
      </a>
    ))}
  </nav>
)
