import { PrimerosPasos } from '../inicio/PrimerosPasos.tsx'
import type { ReactNode } from 'react'
import styles from './pedidos.module.css'
import { QuePedimos } from './QuePedimos.tsx'

interface ComienzoProps {
  tiporecurso: 'chofer' | 'dominio'
  /** The empty list. */
  children: ReactNode
}

/** Around a list that has nothing yet: how far its company has come, and what each one will be asked for. */
export const Comienzo = ({ tiporecurso, children }: ComienzoProps) => (
  <div className="stack gap-16">
    <PrimerosPasos />
    <div className={styles.two}>
      {children}
      <QuePedimos tiporecurso={tiporecurso} />
    </div>
  </div>
)
