import { CircleCheck as SafeIcon, MessageCircle as AskIcon } from 'lucide-react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { Desenganchado } from './Desenganchado.tsx'
import styles from './Pedido.module.css'

/**
 * A link that opens nothing, whyever: what to do instead. It stands in the page, hidden, from the beginning, because its
 * ornament is drawn there; its words come when they are true.
 */
export const Ended = ({ shown }: { shown: boolean }) => (
  <div className={styles.main} data-alone hidden={!shown}>
    <section className={`${styles.card} ${styles.alone}`}>
      <Desenganchado />
      {shown && (
        <>
          <h1>{words.terminado.titulo}</h1>
          <p role="status">{words.terminado.texto}</p>
          <ul className={styles.facts}>
            <li>
              <AskIcon size={20} aria-hidden /> {words.terminado.otro}
            </li>
            <li>
              <SafeIcon size={20} aria-hidden /> {words.terminado.aSalvo}
            </li>
          </ul>
        </>
      )}
    </section>
  </div>
)
