import { operationQuery } from '@portal/ui/app/queries.ts'
import { PageTabs } from '@portal/ui/frame/PageTabs.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SoltarHojas } from '../lote/SoltarHojas.tsx'
import { useTurned } from '../operaciones/useTurned.ts'
import { documentosEn, rutas, solapasDocumentos } from '../rutas.ts'
import { useMayAsk } from '../session/useLogin.ts'

type Solapa = (typeof solapasDocumentos)[number] | 'bandeja' | 'pedidos'

interface SolapasDeDocumentosProps {
  current: Solapa
  /** Of its own lists. */
  counts?: Partial<Record<Solapa, number | undefined>>
  children: ReactNode
}

/** The tabs of all that is of documents: what was presented, what is missing, what arrived, what was asked for, what happened. */
export const SolapasDeDocumentos = ({ current, counts = {}, children }: SolapasDeDocumentosProps) => {
  const t = useTexts()
  const may = useMayAsk('ListPedidos')
  const takesPages = useMayAsk('RecibirEntradas')
  const { operacionid } = useTurned()
  // After what the screen is for.
  const enabled = may && !Object.values<number | undefined>(counts).includes(undefined)
  const { data: bandeja } = useQuery({ ...operationQuery('ListBandeja', { pagesize: 1 }), enabled })
  const { data: pedidos } = useQuery({
    ...operationQuery('ListPedidos', { estado: 'abierto', pagesize: 1 }),
    enabled,
  })
  const all: Partial<Record<Solapa, number | undefined>> = {
    bandeja: bandeja?.total,
    pedidos: pedidos?.total,
    ...counts,
  }
  const shown: readonly Solapa[] = may
    ? ['presentados', 'pendientes', 'bandeja', 'pedidos', 'historial']
    : solapasDocumentos
  return (
    <PageTabs
      label={t('documentos.solapas.titulo')}
      current={current}
      tabs={shown.map((key) => ({
        key,
        label: t(`documentos.solapas.${key}`),
        href:
          key === 'bandeja'
            ? rutas.bandeja()
            : key === 'pedidos'
              ? rutas.pedidos()
              : documentosEn(key, key === 'historial' ? {} : { operacionid }),
        count: all[key],
      }))}
    >
      {takesPages && <SoltarHojas />}
      {children}
    </PageTabs>
  )
}
