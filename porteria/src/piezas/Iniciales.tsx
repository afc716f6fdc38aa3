import styles from './iniciales.module.css'

/** «Bosque, Lucía» → «BL». */
const inicialesDe = (nombre: string): string =>
  nombre
    .split(/[\s,]+/)
    .filter((word) => /^\p{L}/u.test(word))
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('es-AR'))
    .join('')

/** Drawn by the style sheet: nothing of it is read aloud beside the name. */
export const Iniciales = ({ nombre }: { nombre: string }) => (
  <span className={styles.face} data-iniciales={inicialesDe(nombre)} aria-hidden />
)
