import { operationQuery } from '@portal/ui/app/queries.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { TextLink } from '@portal/ui/controls/TextLink.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import type { ListState } from '@portal/ui/list/list.ts'
import { useQuery } from '@tanstack/react-query'
import { rutas } from '../rutas.ts'
import type { Correo } from './correo.ts'

/** Leads to those that did not leave, as long as there are any and others show. */
export const Fallidos = ({ address }: Pick<ListState<Correo>, 'address'>) => {
  const t = useTexts()
  const count = useQuery(operationQuery('Cola', {})).data?.correosFallidos ?? 0
  if (count === 0 || address['estado'] === 'fallido') return null
  return (
    <TextLink href={rutas.correos({ estado: 'fallido' })}>
      {t('correos.fallidos', { count, n: formatNumber(count) })}
    </TextLink>
  )
}
