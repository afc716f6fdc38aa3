import { operationQuery } from '@portal/ui/app/queries.ts'
import { Screen } from '@portal/ui/app/Screen.tsx'
import { ListTable } from '@portal/ui/list/ListTable.tsx'
import { useList } from '@portal/ui/list/useList.ts'
import { Card } from '@portal/ui/show/Card.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { useQuery } from '@tanstack/react-query'
import { SolapasDeDocumentos } from '../piezas/SolapasDeDocumentos.tsx'
import { pedidosList } from './lista/list.tsx'

/** The links that ask for papers: of whom, what for, and what came. */
export const Pedidos = () => {
  const t = useTexts()
  const state = useList(pedidosList.address)
  const { data: nada } = useQuery(operationQuery('ListPedidos', { respuesta: 'nada', pagesize: 1 }))
  const { data: parte } = useQuery(operationQuery('ListPedidos', { respuesta: 'parte', pagesize: 1 }))
  const [sin, en] = [nada?.total, parte?.total]
  return (
    <Screen
      title={t('pedidos.titulo')}
      subtitle={
        sin === undefined || en === undefined
          ? t('pedidos.explicacion')
          : [
              t('pedidos.sinRespuesta', { count: sin, n: formatNumber(sin) }),
              ...(en > 0 ? [t('pedidos.enParte', { count: en, n: formatNumber(en) })] : []),
            ].join('; ')
      }
    >
      <Card>
        <SolapasDeDocumentos current="pedidos">
          <ListTable of={pedidosList} state={state} />
        </SolapasDeDocumentos>
      </Card>
    </Screen>
  )
}
