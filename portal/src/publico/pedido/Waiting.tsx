import type { PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { Hourglass as WaitIcon, WifiOff as OfflineIcon } from 'lucide-react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import styles from './Pedido.module.css'
import type { PedidoPage } from './usePedido.ts'

/** What was taken and has not gone out. */
export const Waiting = ({ page, pedido }: { page: PedidoPage; pedido: PedidoAbierto }) =>
  page.waiting.length === 0 || page.busy ? null : (
    <>
      <p className={styles.fine}>
        {page.offline ? `${words.corto.texto} ${words.corto.seguir}` : words.espera(page.waiting.length)}
      </p>
      <ul className={styles.card}>
        {page.waiting.map((paper) => {
          const tipo = pedido.casillas.find(({ posicion }) => posicion === paper.posicion)?.tipo ?? ''
          return (
            <li key={paper.key} className={styles.waits}>
              <WaitIcon size={20} aria-hidden />
              <span>
                <b>{tipo}</b>
                <br />
                {words.hojas(paper.files.length)}
              </span>
              <button
                type="button"
                aria-label={words.quitarPapel(tipo)}
                onClick={() => void page.forget(paper)}
              >
                {words.quitar}
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )

/** Says at the foot that there is no signal. */
export const Strip = ({ page }: { page: PedidoPage }) => (
  <div role="status" className={styles.strip} hidden={!page.offline}>
    {page.offline && (
      <>
        <OfflineIcon size={18} aria-hidden /> {words.sinSenal(page.waiting.length)}
      </>
    )}
  </div>
)
