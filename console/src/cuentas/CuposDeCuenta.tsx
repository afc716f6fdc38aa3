import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'
import type { Cuenta } from './cuenta.ts'

/** What the account has nearly all of that it may have or write: before its people are refused. */
export const CuposDeCuenta = ({ cuenta: { cupos } }: { cuenta: Cuenta }) => {
  const t = useTexts()
  const esAdministrador = useEsAdministrador()
  const told = cupos.flatMap(({ cupo, usado, maximo }) =>
    cupo === 'escrituras_propias'
      ? []
      : [t(`cuenta.cupos.${cupo}`, { usado: formatNumber(usado), maximo: formatNumber(maximo) })],
  )
  if (told.length === 0) return null
  const isFull = cupos.some(({ usado, maximo }) => usado >= maximo)
  return (
    <Notice severity="warning" title={t(isFull ? 'cuenta.cupos.lleno' : 'cuenta.cupos.cerca')}>
      <div>{told.join(' · ')}</div>
      {esAdministrador ? (
        <TextLink href={rutas.ajustes()}>{t('cuenta.cupos.verAjustes')}</TextLink>
      ) : (
        t('cuenta.cupos.administrador')
      )}
    </Notice>
  )
}
