import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { isAbsent } from '@portal/ui/feedback/isAbsent.ts'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { CambiosPorVenir } from '../CambiosPorVenir.tsx'
import { Historial } from '../Historial.tsx'
import styles from '../documentos.module.css'
import { useTurned } from '../../operaciones/useTurned.ts'
import { ParaHacer } from './ParaHacer.tsx'
import { ParaHacerEnCamino } from './ParaHacerEnCamino.tsx'
import { paraHacerQuery, presentableDe, type Presentado } from '../presentado.ts'
import { PresentarAbierto } from '../PresentarAbierto.tsx'
import { presentadosList } from './presentadosList.tsx'
import { useWithLinks } from '../useWithLinks.ts'

const presentablesOf = (rows: readonly Presentado[]) => rows.flatMap((row) => presentableDe(row) ?? [])

/** What was presented: first what is to be done again, then all of it. */
export const Presentados = ({ tabs }: { tabs: (panel: ReactNode) => ReactNode }) => {
  const t = useTexts()
  const turned = useTurned()
  const state = useList(presentadosList.address)
  const { data, isPending, error, refetch } = useQuery(paraHacerQuery(turned))
  const serie = useMemo(() => presentablesOf(data?.records ?? []), [data])
  const otros = useMemo(() => presentablesOf(state.rows ?? []), [state.rows])
  const listed = useWithLinks(presentadosList)
  const narrowed = state.address['porHacer'] !== undefined
  // A back office elsewhere may tell what happened, and not how each document stands.
  if (!state.rows && isAbsent(state.error))
    return (
      <Card>
        {tabs(
          <>
            <Notice severity="info">{t('documentos.soloHistorial')}</Notice>
            <Historial />
          </>,
        )}
      </Card>
    )
  const paraHacer = isPending ? (
    <ParaHacerEnCamino />
  ) : data ? (
    <ParaHacer rows={data.records} total={data.total} {...turned} />
  ) : (
    // Nothing at all would read as nothing to do. Where the list failed too, it says so for both.
    state.rows &&
    !isAbsent(error) && (
      <ErrorState error={error} title={t('documentos.paraHacer.falla')} onRetry={() => void refetch()} />
    )
  )
  return (
    <div className={styles.page}>
      <Card>
        {tabs(
          !narrowed && (
            <>
              {paraHacer}
              <CambiosPorVenir />
            </>
          ),
        )}
      </Card>
      <Card>
        <ListTable of={listed} state={state} />
      </Card>
      <PresentarAbierto serie={serie} otros={otros} />
    </div>
  )
}
