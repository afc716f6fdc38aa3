import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useQuery } from '@tanstack/react-query'
import styles from './balance.module.css'
import { DecisionesPorDia } from './DecisionesPorDia.tsx'
import { LoQueVence } from './LoQueVence.tsx'
import { PorQueSeRechaza } from './PorQueSeRechaza.tsx'

export type BalanceDeRevision = Result<'BalanceRevision'>

const balanceQuery = operationQuery('BalanceRevision', {})

/** How reviewing went, why things are sent back, and what is ahead. */
export const Balance = () => {
  const { data, error, refetch } = useQuery(balanceQuery)
  if (error && !data)
    return (
      <Card>
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data)
    return (
      <div className={styles.row}>
        {[0, 1, 2].map((place) => (
          <Placeholder key={place} height={232} />
        ))}
      </div>
    )
  return (
    <div className={styles.row}>
      <DecisionesPorDia dias={data.dias} />
      <PorQueSeRechaza balance={data} />
      <LoQueVence semanas={data.semanas} />
    </div>
  )
}
