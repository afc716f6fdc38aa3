import { registro } from '../mensajes/es/registro.ts'
import styles from './Registrese.module.css'

const { titulo, lista } = registro.pasos

export const NextSteps = () => (
  <>
    <h2>{titulo}</h2>
    <ol className={styles.steps}>
      {lista.map(([name, text]) => (
        <li key={name}>
          <strong>{name}</strong>
          {text}
        </li>
      ))}
    </ol>
  </>
)
