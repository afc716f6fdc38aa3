import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../rutas.ts'
import celda from '../celda.module.css'
import type { Linea } from './linea.ts'

/** Whose records a line is about. */
export const DeCuenta = ({ cuenta_id, accountname }: Pick<Linea, 'cuenta_id' | 'accountname'>) =>
  cuenta_id === null ? (
    '—'
  ) : (
    <span className={celda.whose}>
      <span className={celda.name}>
        <TextLink href={rutas.cuenta(cuenta_id)}>{accountname ?? cuenta_id}</TextLink>
      </span>
    </span>
  )
