import { operationQuery } from '@portal/ui/app/queries.ts'
import { PageTabs } from '@portal/ui/frame/PageTabs.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { rutas } from '../rutas.ts'

interface PartesDelCatalogoProps {
  current: 'tipos' | 'operaciones'
  children: ReactNode
}

/** What is asked of everybody, and what is asked beyond that, where somebody works. */
export const PartesDelCatalogo = ({ current, children }: PartesDelCatalogoProps) => {
  const t = useTexts()
  // As many as are known: nobody asks for the other's sake.
  const { data: tipos } = useQuery({ ...operationQuery('ListTipos', {}), enabled: false })
  const { data: operaciones } = useQuery({ ...operationQuery('ListCatalogoOperaciones', {}), enabled: false })
  return (
    <PageTabs
      label={t('catalogo.partes')}
      current={current}
      tabs={[
        {
          key: 'tipos',
          label: t('catalogo.tipos'),
          href: rutas.catalogo(),
          count: tipos?.records.length,
        },
        {
          key: 'operaciones',
          label: t('exigencias.titulo'),
          href: rutas.operaciones(),
          count: operaciones?.records.length,
        },
      ]}
    >
      <div className="room-above">{children}</div>
    </PageTabs>
  )
}
