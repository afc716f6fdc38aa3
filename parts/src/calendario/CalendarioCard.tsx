import { operationQuery } from '@portal/ui/app/queries.ts'
import { ErrorState } from '@portal/ui/feedback/ErrorState.tsx'
import { Card } from '@portal/ui/show/Card.tsx'
import { Placeholder } from '@portal/ui/show/Placeholder.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { CalendarioAbierto } from './CalendarioAbierto.tsx'
import styles from './calendario.module.css'

/** The calendar of whoever is signed in: its address, what stands in it, and what comes next. */
export const CalendarioCard = ({ mayWrite }: { mayWrite: boolean }) => {
  const t = useTexts()
  const id = useId()
  const { data, error, refetch } = useQuery(operationQuery('DetailCalendario', {}))
  const [calendario] = data?.records ?? []
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id} className="heading">
        {t('calendario.titulo')}
      </h2>
      {calendario ? (
        <CalendarioAbierto calendario={calendario} mayWrite={mayWrite} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="stack gap-12">
          <Placeholder width="100%" height={16} />
          <Placeholder width="100%" height={48} />
          <Placeholder width="80%" height={16} />
          <Placeholder width="100%" height={120} />
        </div>
      )}
    </Card>
  )
}
