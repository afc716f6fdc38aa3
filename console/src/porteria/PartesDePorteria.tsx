import { operationQuery } from '@portal/ui/app/queries.ts'
import { PageTabs } from '@portal/ui/frame/PageTabs.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rutas } from '../rutas.ts'

interface PartesDePorteriaProps {
  current: 'pasos' | 'puertas' | 'guardias' | 'exposicion'
  children: ReactNode
}

/** What passed, where, before whom, and what that left the provider open to. */
export const PartesDePorteria = ({ current, children }: PartesDePorteriaProps) => {
  const t = useTexts()
  // As many as are known: nobody asks for the others' sake.
  const { data: puertas } = useQuery({ ...operationQuery('ListPuertas', {}), enabled: false })
  const { data: guardias } = useQuery({ ...operationQuery('ListGuardias', {}), enabled: false })
  return (
    <PageTabs
      label={t('porteria.partes')}
      current={current}
      tabs={[
        { key: 'pasos', label: t('porteria.pasos'), href: rutas.porteria() },
        {
          key: 'puertas',
          label: t('porteria.puertas.titulo'),
          href: rutas.puertas(),
          count: puertas?.records.filter(({ activa }) => activa).length,
        },
        {
          key: 'guardias',
          label: t('porteria.guardias.titulo'),
          href: rutas.guardias(),
          count: guardias?.records.filter(({ activo }) => activo).length,
        },
        { key: 'exposicion', label: t('porteria.exposicion.titulo'), href: rutas.exposicion() },
      ]}
    >
      <div className="room-above">{children}</div>
    </PageTabs>
  )
}
