import type { ReactNode } from 'react'
import styles from './importar.module.css'

interface CabezaProps {
  titulo: string
  detalle: string
  accion?: ReactNode
}

/** What a step asks, and of which sheet. */
export const Cabeza = ({ titulo, detalle, accion }: CabezaProps) => (
  <div className={`row gap-16 spread wraps ${styles.cabeza}`}>
    <div className="slim">
      <h2 className="heading">{titulo}</h2>
      <p className="small soft breaks">{detalle}</p>
    </div>
    {accion}
  </div>
)
