import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { EmptyState } from '@portal/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Sucesos } from './Sucesos.tsx'
import { sucesosDe } from './sucesosDe.ts'
import styles from './sucesos.module.css'

const firstRows = 25
const mostRows = 200

/** All that happened to a resource. */
export const Historial = ({ recursoid }: { recursoid: string }) => {
  const t = useTexts()
  const [rows, setRows] = useState(firstRows)
  const { data, error, refetch, isFetching } = useQuery({
    ...operationQuery('ListRecDocHistorial', sucesosDe(recursoid, rows)),
    placeholderData: keepPreviousData,
  })
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div className={styles.all} aria-busy>
        <Placeholder height={200} />
      </div>
    )
  if (data.records.length === 0)
    return <EmptyState title={t('suceso.ninguno')} message={t('suceso.ningunoMensaje')} />
  return (
    <div className={styles.all}>
      <Sucesos sucesos={data.records} />
      {data.moreRecords && rows < mostRows && (
        <Button busy={isFetching} onClick={() => setRows(Math.min(mostRows, rows * 3))}>
          {t('suceso.mas')}
        </Button>
      )}
    </div>
  )
}
