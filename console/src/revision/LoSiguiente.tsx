import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Button, ButtonLink } from '@portal/ui/controls/Button.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useQuery } from '@tanstack/react-query'
import { rutas } from '../rutas.ts'

/** What is left to do once a queue is empty: the rest of it, where it was narrowed; who waits for an account; or a look at all. */
export const LoSiguiente = ({ onWiden }: { onWiden?: () => void }) => {
  const t = useTexts()
  const { data: cola } = useQuery(operationQuery('Cola', {}))
  if (onWiden && cola?.documentos.cantidad !== 0)
    return (
      <Button kind="solid" onClick={onWiden}>
        {t('revision.filtroAlDia.verTodos')}
      </Button>
    )
  const registros = cola?.registros.cantidad ?? 0
  return registros > 0 ? (
    <ButtonLink kind="solid" href={rutas.registros()}>
      {t('revision.alDia.registros', { count: registros, n: formatNumber(registros) })}
    </ButtonLink>
  ) : (
    <ButtonLink href={rutas.cola()}>{t('revision.alDia.inicio')}</ButtonLink>
  )
}
