import { Pie } from '../portada/Pie.tsx'
import { Pregunta } from './Pregunta.tsx'
import { Escalera } from './Escalera.tsx'
import { Vidriera } from './Vidriera.tsx'
import { Horario } from './Horario.tsx'
import { Comando } from './Comando.tsx'
import { Cifra } from './Cifra.tsx'
import { Carta } from './Carta.tsx'
import '../partes/base.css'
import styles from './PortadaCreativa.module.css'

/** The landing page once more, with the question that it all answers as large as it is asked. */
export const PortadaCreativa = () => (
  <>
    <main className={styles.page}>
      <Pregunta />
      <Escalera />
      <Vidriera />
      <Horario />
      <Comando />
      <Cifra />
      <Carta />
    </main>
    <Pie />
  </>
)
