import { registro } from '../mensajes/es/registro.ts'
import styles from './Registrese.module.css'

const { terminosVer, terminosLista } = registro

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
