import type { CasillaAbierta } from '@portal/contract/pedidoAbierto.ts'
import { CircleX as RejectedIcon } from 'lucide-react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import styles from './Pedido.module.css'

/** Why a paper is asked for again, and where on what was sent the reason lies: the sheet itself is not shown here. */
export const Rejected = ({ casilla: { rechazo, motivo, marca } }: { casilla: CasillaAbierta }) => {
  const why = motivo ?? rechazo
  return why === null ? null : (
    <div className={styles.why}>
      {marca ? (
        <span className={styles.marked} aria-hidden>
          <i style={{ left: `${marca.x * 100}%`, top: `${marca.y * 100}%` }} />
        </span>
      ) : (
        <RejectedIcon size={20} aria-hidden />
      )}
      <p>
        {motivo === null ? words.rechazado : words.deNuevo}
        <br />
        <b>«{why}»</b>
        {marca && (
          <>
            <br />
            {words.marcada(marca.hoja, words.lugares[thirdOf(marca.y)]?.[thirdOf(marca.x)] ?? '')}
          </>
        )}
      </p>
    </div>
  )
}

const thirdOf = (fraction: number) => Math.min(2, Math.floor(fraction * 3))
