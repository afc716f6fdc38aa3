import type { CasillaAbierta } from '@portal/contract/pedidoAbierto.ts'
import { CircleCheck as DoneIcon } from 'lucide-react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { sampleOf } from './askPedido.ts'
import styles from './Pedido.module.css'
import { Rejected } from './Rejected.tsx'
import { SampleFile } from './SampleFile.tsx'
import type { PedidoPage } from './usePedido.ts'
import { usePicture } from './usePicture.ts'
import { Whose } from './Whose.tsx'

/** What the paper is, why it is asked for, and how it should look. */
export const Paper = ({ page, casilla }: { page: PedidoPage; casilla: CasillaAbierta }) => {
  const { ejemplo, posicion, tipo, maximo, periodo } = casilla
  const isShown = ejemplo?.startsWith('image/') === true
  const sample = usePicture(isShown, sampleOf, page.token, posicion)
  return (
    <section className={styles.card}>
      <div>
        <h2>
          {tipo}
          <Whose casilla={casilla} />
        </h2>
        {periodo !== null && <p>{periodo.split('-').reverse().join('/')}</p>}
        <p>{words.hastaHojas(maximo)}</p>
      </div>
      <Rejected casilla={casilla} />
      <h3>
        <DoneIcon size={18} aria-hidden /> {words.muestra}
      </h3>
      {sample !== undefined && <img className={styles.sample} src={sample} alt={words.alt(tipo)} />}
      {ejemplo !== null && !isShown && <SampleFile token={page.token} posicion={posicion} tipo={tipo} />}
    </section>
  )
}
