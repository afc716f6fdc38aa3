import { mensajes } from '../mensajes.ts'
import styles from './Registrese.module.css'

const { terminosVer, terminosLista } = mensajes.registro

export const Terms = () => (
  <details className={styles.terms}>
    <summary>{terminosVer}</summary>
    <ul>
      {terminosLista.map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  </details>
)
