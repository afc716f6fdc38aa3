import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { rutas } from '../rutas.ts'
import celda from '../piezas/celda.module.css'
import type { Linea } from './linea.ts'

/** Whose records a line is about. */
export const DeCuenta = ({ cuenta_id, accountname }: Pick<Linea, 'cuenta_id' | 'accountname'>) => {
  const t = useTexts()
  return cuenta_id === null ? (
    '—'
  ) : (
    <span className={celda.whose}>
      <span className={celda.name}>
        <TextLink href={rutas.cuenta(cuenta_id)}>{accountname ?? t('auditoria.una')}</TextLink>
      </span>
    </span>
  )
}
