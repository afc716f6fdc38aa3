import styles from './Titulo.module.css'

export const Titulo = ({ titulo, texto }: { titulo: string; texto: string }) => (
  <div className={styles.title}>
    <h2>{titulo}</h2>
    <p>{texto}</p>
  </div>
)
