import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PageTabs } from '@portal/ui/frame/PageTabs.tsx'
import type { ReactNode } from 'react'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

interface PartesDeAjustesProps {
  current: 'ajustes' | 'operadores' | 'pasos'
  children: ReactNode
}

/** The settings and the people, beside each other for who may see both. */
export const PartesDeAjustes = ({ current, children }: PartesDeAjustesProps) => {
  const t = useTexts()
  if (!useEsAdministrador()) return children
  return (
    <PageTabs
      label={t('ajustes.partes')}
      current={current}
      tabs={[
        { key: 'ajustes', label: t('ajustes.titulo'), href: rutas.ajustes() },
        { key: 'operadores', label: t('operadores.titulo'), href: rutas.operadores() },
        { key: 'pasos', label: t('pasos.titulo'), href: rutas.primerosPasos() },
      ]}
    >
      <div className="room-above">{children}</div>
    </PageTabs>
  )
}
