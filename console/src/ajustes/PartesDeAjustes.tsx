import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { PageTabs } from '@portal/ui/frame/PageTabs.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isVigente } from '@portal/parts/programas/programa.ts'
import { rutas } from '../rutas.ts'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

interface PartesDeAjustesProps {
  current: 'ajustes' | 'operadores' | 'programas' | 'controles' | 'llaves' | 'pasos'
  children: ReactNode
}

/** The settings, the people and the programs, beside each other for who may see both. */
export const PartesDeAjustes = ({ current, children }: PartesDeAjustesProps) => {
  const t = useTexts()
  // As many as are known: nobody asks for the others' sake.
  const { data } = useQuery({ ...operationQuery('ListTokens', {}), enabled: false })
  if (!useEsAdministrador()) return children
  return (
    <PageTabs
      label={t('ajustes.partes')}
      current={current}
      tabs={[
        { key: 'ajustes', label: t('ajustes.titulo'), href: rutas.ajustes() },
        { key: 'operadores', label: t('operadores.titulo'), href: rutas.operadores() },
        {
          key: 'programas',
          label: t('programas.titulo'),
          href: rutas.programas(),
          count: data?.records.filter(isVigente).length,
        },
        { key: 'controles', label: t('controles.ajustes.titulo'), href: rutas.controles() },
        { key: 'llaves', label: t('llaves.titulo'), href: rutas.llaves() },
        { key: 'pasos', label: t('pasos.titulo'), href: rutas.primerosPasos() },
      ]}
    >
      <div className="room-above">{children}</div>
    </PageTabs>
  )
}
