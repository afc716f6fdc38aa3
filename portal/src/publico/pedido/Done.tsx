import type { PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { CircleCheck as DoneIcon } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { Notice } from '../partes/Notice.tsx'
import { Arrived } from './Arrived.tsx'
import { dayOf } from '../partes/moments.ts'
import styles from './Pedido.module.css'
import type { PedidoPage } from './usePedido.ts'
import { Strip, Waiting } from './Waiting.tsx'

/** Nothing is asked for any more: what came of what was sent. */
export const Done = ({ page, pedido }: { page: PedidoPage; pedido: PedidoAbierto }) => {
  const title = useRef<HTMLHeadingElement>(null)
  const waits = page.waiting.length > 0
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  return (
    <>
      <div className={styles.main}>
        <div className={styles.head}>
          <h1 ref={title} tabIndex={-1}>
            {!waits && <DoneIcon className={styles.good} aria-hidden />}{' '}
            {waits ? (page.offline ? words.corto.titulo : words.mandando) : words.listo.titulo}
          </h1>
          {!waits && (
            <p role="status">
              {words.listo.texto(pedido.casillas.filter(({ estado }) => estado !== 'cerrada').length)}
            </p>
          )}
        </div>
        {page.problem !== undefined && <Notice kind="error">{page.problem}</Notice>}
        <Waiting page={page} pedido={pedido} />
        <Arrived pedido={pedido} />
        <p className={styles.fine}>{words.sirveHasta(dayOf(pedido.vence))}</p>
      </div>
      <Strip page={page} />
    </>
  )
}
