import type { PedidoAbierto } from '@portal/contract/pedidoAbierto.ts'
import { Check as CheckIcon } from 'lucide-react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { momentOf } from '../partes/moments.ts'
import styles from './Pedido.module.css'
import { asks } from './usePedido.ts'
import { Whose } from './Whose.tsx'

/** What becomes of what was sent. */
const sentStates = ['llego', 'presentada', 'aprobada', 'descartada', 'cerrada'] as const
const isSent = (estado: string): estado is (typeof sentStates)[number] =>
  (sentStates as readonly string[]).includes(estado)

const steps = ['llego', 'presentada', 'aprobada'] as const
type Step = (typeof steps)[number]
const isStep = (estado: string): estado is Step => (steps as readonly string[]).includes(estado)

/** How what was sent is going. */
export const Arrived = ({ pedido }: { pedido: PedidoAbierto }) => {
  const sent = pedido.casillas.filter((each) => !asks(each))
  return sent.length === 0 ? null : (
    <>
      {pedido.casillas.some(asks) && <h2 className={styles.over}>{words.yaLlego}</h2>}
      {sent.map((casilla) => (
        <section key={casilla.posicion} className={styles.card}>
          <h2>
            {casilla.tipo}
            <Whose casilla={casilla} />
          </h2>
          {isSent(casilla.estado) && <p>{words.estados[casilla.estado]}</p>}
          {isStep(casilla.estado) && (
            <ol className={styles.steps}>
              {steps.map((step, i) => {
                const when = [casilla.recibida, casilla.presentado, casilla.decidido][i] ?? null
                const at = steps.indexOf(casilla.estado as Step) // a step, as was asked above
                return (
                  <li key={step} data-done={i <= at}>
                    <span aria-hidden>{i <= at && <CheckIcon size={14} />}</span>
                    <b>{words.pasos[step]}</b>
                    {i <= at && when !== null ? momentOf(when) : words.pasos.todavia}
                  </li>
                )
              })}
            </ol>
          )}
        </section>
      ))}
    </>
  )
}
