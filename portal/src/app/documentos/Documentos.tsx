import { Card } from '@portal/ui/show/Card.tsx'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { SolapasDeDocumentos } from '../piezas/SolapasDeDocumentos.tsx'
import { turnedTo, useTurned } from '../operaciones/useTurned.ts'
import { solapasDocumentos } from '../rutas.ts'
import { Historial } from './Historial.tsx'
import type { Solapa } from './addresses.ts'
import { Pendientes } from './listas/Pendientes.tsx'
import { Presentados } from './listas/Presentados.tsx'
import { PresentarDocumentos } from './listas/PresentarDocumentos.tsx'
import { VerPorRecurso } from './listas/VerPorRecurso.tsx'

/** What was presented, what is missing, and what happened, a tab each. */
export const Documentos = ({ solapa }: { solapa: Solapa }) => {
  const t = useTexts()
  const { data: counts } = useQuery(operationQuery('Dashboard', turnedTo(useTurned())))
  const { pendientes, activos, enRevision, rechazados, vencidos, bloqueados } = counts ?? {}
  const known = [activos, enRevision, rechazados, vencidos, bloqueados].filter((count) => count !== undefined)
  const presentados = known.length === 5 ? known.reduce((sum, count) => sum + count) : undefined

  const parts = [
    activos !== undefined && t('documentos.activos', { count: activos, n: formatNumber(activos) }),
    enRevision !== undefined && t('documentos.enRevision', { n: formatNumber(enRevision) }),
    pendientes !== undefined && t('documentos.porPresentar', { n: formatNumber(pendientes) }),
  ].filter(Boolean)
  const count = (presentados ?? 0) + (pendientes ?? 0)
  const tabs = (panel: ReactNode) => (
    <SolapasDeDocumentos
      current={solapasDocumentos[Number(solapa)] ?? 'presentados'}
      counts={{ presentados, pendientes }}
    >
      {panel}
    </SolapasDeDocumentos>
  )
  return (
    <Screen
      title={t('documentos.titulo')}
      subtitle={
        presentados === undefined || pendientes === undefined
          ? t('documentos.explicacion')
          : t('documentos.cuantos', { count, n: formatNumber(count), partes: parts.join(', ') })
      }
      actions={
        <>
          {solapa === '1' && <VerPorRecurso />}
          {solapa !== '2' && <PresentarDocumentos solapa={solapa} />}
        </>
      }
    >
      {solapa === '0' ? (
        <Presentados tabs={tabs} />
      ) : (
        <Card>{tabs(solapa === '1' ? <Pendientes /> : <Historial />)}</Card>
      )}
    </Screen>
  )
}
