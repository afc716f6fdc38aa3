import type { CasillaAbierta, PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { WifiOff as OfflineIcon } from 'lucide-react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import '../partes/base.css'
import { Button } from '../partes/Button.tsx'
import { Idiomas } from '../partes/Idiomas.tsx'
import { Asked } from './Asked.tsx'
import { Done } from './Done.tsx'
import { Ended } from './Ended.tsx'
import { Marca } from '../partes/Marca.tsx'
import styles from './Pedido.module.css'
import { asks, usePedido, type PedidoPage } from './usePedido.ts'

/** What a link asks for that somebody without an account got: one paper after the other, the camera first. */
export const Pedido = () => {
  const page = usePedido()
  const { state } = page
  const left = state.kind === 'open' ? leftOf(state.pedido, page) : []
  const [now] = left
  const count =
    state.kind === 'open' ? state.pedido.casillas.filter((each) => each.estado !== 'cerrada').length : 0
  return (
    <div className={styles.page}>
      <header className={styles.band}>
        <Marca />
        {now && (
          <span className={styles.place}>
            {words.cuantos(count - left.length + 1, count)}
            <span aria-hidden>
              {Array.from({ length: count }, (_, i) => (
                <i key={i} data-done={i < count - left.length} data-now={i === count - left.length} />
              ))}
            </span>
          </span>
        )}
      </header>
      <main className={styles.whole}>
        {state.kind === 'opening' && (
          <div className={styles.main}>
            <p role="status">{words.abriendo}</p>
          </div>
        )}
        {state.kind === 'away' && <Away retry={page.retry} />}
        <Ended shown={state.kind === 'ended'} />
        {state.kind === 'open' &&
          (now ? (
            <Asked
              key={now.posicion}
              page={page}
              pedido={state.pedido}
              now={now}
              next={left[1]}
              place={count - left.length + 1}
            />
          ) : (
            <Done page={page} pedido={state.pedido} />
          ))}
      </main>
      <footer className={styles.foot}>
        <Idiomas />
      </footer>
    </div>
  )
}

/** What is asked for and neither arrived nor waits to go out. */
const leftOf = ({ casillas }: PedidoAbierto, { waiting }: PedidoPage): CasillaAbierta[] =>
  casillas.filter((each) => asks(each) && !waiting.some(({ posicion }) => posicion === each.posicion))

const Away = ({ retry }: { retry: () => void }) => (
  <div className={styles.main} data-alone>
    <section className={`${styles.card} ${styles.alone}`}>
      <OfflineIcon size={40} aria-hidden className={styles.faint} />
      <h1>{words.lejos.titulo}</h1>
      <p role="status">{words.lejos.texto}</p>
      <Button onClick={retry}>{words.lejos.reintentar}</Button>
    </section>
  </div>
)
