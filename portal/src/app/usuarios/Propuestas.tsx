import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button } from '@portal/ui/controls/Button.tsx'
import { Notice } from '@portal/ui/feedback/Notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useIsTitular, useMayAsk } from '../session/useLogin.ts'
import { PropuestaCard } from './PropuestaCard.tsx'
import { Respondida } from './Respondida.tsx'

interface PropuestasProps {
  /** The one that a letter asked about: how it ended is told too. */
  propuestaid: string | undefined
}

/** Whoever asked the provider to come in for this company waits for its titular's answer. */
export const Propuestas = ({ propuestaid }: PropuestasProps) => {
  const t = useTexts()
  const isTitular = useIsTitular()
  const mayAsk = useMayAsk('ListPropuestas')
  const { data, error, refetch } = useQuery({
    ...operationQuery('ListPropuestas', { propuestaid }),
    enabled: isTitular && mayAsk,
  })
  const asked = propuestaid !== undefined
  if (!isTitular) return asked && <Notice severity="info">{t('propuestas.soloTitular')}</Notice>
  if (error && asked)
    return (
      <Notice
        severity="error"
        action={
          <Button size="small" onClick={() => void refetch()}>
            {t('acciones.reintentar')}
          </Button>
        }
      >
        {error.message}
      </Notice>
    )
  const records = data?.records ?? []
  const isMissing = asked && data !== undefined && !records.some((each) => each.propuestaid === propuestaid)
  if (records.length === 0 && !isMissing) return null
  return (
    <div className="stack gap-16 room-below">
      {isMissing && <Notice severity="warning">{t('propuestas.noEsta')}</Notice>}
      {records.map((propuesta) =>
        propuesta.estado === 'esperando' ? (
          <PropuestaCard key={propuesta.propuestaid} propuesta={propuesta} />
        ) : (
          <Respondida key={propuesta.propuestaid} propuesta={propuesta} />
        ),
      )}
    </div>
  )
}
