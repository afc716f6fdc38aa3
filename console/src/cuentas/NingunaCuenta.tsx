import { Building2 as CuentasIcon } from 'lucide-react'
import { ButtonLink } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import type { ListState } from '@portal/ui/list/list.ts'
import { NothingFound } from '@portal/ui/list/NothingFound.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { rutas } from '../rutas.ts'

/** No account at all, or none that was asked for. */
export const NingunaCuenta = ({ narrowed, widen }: Pick<ListState<never>, 'narrowed' | 'widen'>) => {
  const t = useTexts()
  if (narrowed) return <NothingFound onClear={widen} />
  return (
    <EmptyState
      icon={<CuentasIcon />}
      title={t('cuentas.vacio.titulo')}
      message={t('cuentas.vacio.mensaje')}
      action={<ButtonLink href={rutas.registros()}>{t('cuentas.vacio.registros')}</ButtonLink>}
    />
  )
}
