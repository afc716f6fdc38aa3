import type { CasillaAbierta } from '@portal/contract/pedidoAbierto.ts'
import { CircleCheck as DoneIcon, CircleX as RejectedIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pedido as words } from '../mensajes/es/pedido.ts'
import { sampleOf } from './askPedido.ts'
import styles from './Pedido.module.css'
import { SampleFile } from './SampleFile.tsx'
import type { PedidoPage } from './usePedido.ts'
import { Whose } from './Whose.tsx'

/** What the paper is, why it is asked for, and how it should look. */
export const Paper = ({ page, casilla }: { page: PedidoPage; casilla: CasillaAbierta }) => {
  const [sample, setSample] = useState<string>()
  const { ejemplo, posicion, rechazo, motivo, tipo } = casilla
  const isShown = ejemplo?.startsWith('image/') === true
  useEffect(() => {
    if (!isShown) return
    let url: string | undefined
    void sampleOf(page.token, posicion).then((found) => {
      url = found
      setSample(found)
    })
    return () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [isShown, page.token, posicion])
  return (
    <section className={styles.card}>
      <h2>
        {tipo}
        <Whose casilla={casilla} />
      </h2>
      {casilla.periodo !== null && <p>{casilla.periodo.split('-').reverse().join('/')}</p>}
      {(rechazo ?? motivo) !== null && (
        <div className={styles.why}>
          <RejectedIcon size={20} aria-hidden />
          <p>
            {motivo === null ? words.rechazado : words.deNuevo}
            <br />
            <b>«{motivo ?? rechazo}»</b>
          </p>
        </div>
      )}
      {sample !== undefined && (
        <>
          <h3>
            <DoneIcon size={18} aria-hidden /> {words.muestra}
          </h3>
          <img className={styles.sample} src={sample} alt={words.alt(tipo)} />
        </>
      )}
      {ejemplo !== null && !isShown && <SampleFile token={page.token} posicion={posicion} tipo={tipo} />}
    </section>
  )
}
