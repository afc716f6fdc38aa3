import { list } from '@portal/ui/list/list.ts'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { formatDate, formatDateTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { Send as AskIcon } from 'lucide-react'
import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { pedidosAddress } from '../address.ts'
import { AccionDePedido } from './AccionDePedido.tsx'
import { lookDePedido, papelesDe, respuestaDe, type Pedido } from './pedido.ts'

export const pedidosList = list({
  address: pedidosAddress,
  name: 'pedidos',
  texts: 'pedidos',
  icon: <AskIcon />,
  rowId: ({ pedidoid }) => pedidoid,
  rowLabel: ({ destinatario }) => destinatario,
  columns: [
    {
      id: 'destinatario',
      header: 'pedidos.columnas.destinatario',
      sortable: true,
      width: 240,
      phone: 'title',
      cell: (pedido) => <AQuien pedido={pedido} />,
    },
    {
      id: 'que',
      header: 'pedidos.columnas.que',
      phone: 'reason',
      cell: (pedido) => <Que pedido={pedido} />,
    },
    {
      id: 'estado',
      header: 'pedidos.columnas.estado',
      width: 168,
      phone: 'chip',
      cell: (pedido) => <Estado pedido={pedido} />,
    },
    {
      id: 'llego',
      header: 'pedidos.columnas.llego',
      width: 176,
      cell: (pedido) => <Llego pedido={pedido} />,
    },
    {
      id: 'vence',
      header: 'pedidos.columnas.vence',
      sortable: true,
      width: 136,
      phone: 'days',
      cell: (pedido) => <Termina pedido={pedido} />,
    },
    {
      id: 'accion',
      header: 'pedidos.columnas.accion',
      align: 'end',
      width: 260,
      phone: 'aside',
      cell: (pedido) => <AccionDePedido pedido={pedido} />,
    },
  ],
})

const AQuien = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  return (
    <span className="stack">
      <PersonCell name={pedido.destinatario} />
      <span className="tiny soft">{pedido.telefono ?? t('pedidos.sinCelular')}</span>
    </span>
  )
}

const Que = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  return (
    <span className="stack">
      <b className="semibold breaks">{papelesDe(pedido)}</b>
      {pedido.creado && (
        <span className="tiny soft">{t('pedidos.pedidoEl', { cuando: formatDateTime(pedido.creado) })}</span>
      )}
    </span>
  )
}

const Estado = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  const respuesta = respuestaDe(pedido)
  return respuesta && <ToneChip {...lookDePedido[respuesta]} label={t(`pedidos.respuesta.${respuesta}`)} />
}

const Llego = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  const { casillas = [], llegaron, abierto, ultima } = pedido
  return (
    <span className="stack">
      {llegaron !== undefined && (
        <b className="semibold digits">{t('pedidos.deTantos', { n: llegaron, de: casillas.length })}</b>
      )}
      <span className="tiny soft">
        {ultima
          ? t('pedidos.mandoEl', { cuando: formatDateTime(ultima) })
          : abierto
            ? t('pedidos.loAbrio', { cuando: formatDateTime(abierto) })
            : abierto === null && t('pedidos.noLoAbrio')}
      </span>
    </span>
  )
}

const Termina = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  const { vence, estado, fin, vive } = pedido
  if (vence === undefined) return null
  if (estado === 'anulado')
    return <span className="small soft">{fin ? t(`pedidos.fin.${fin as 'persona'}`) : null}</span>
  const hoy = hoyEnBuenosAires()
  return (
    <span className="stack">
      <b className="semibold digits">{formatDate(vence)}</b>
      {vive !== true && vence < hoy && <span className="tiny soft">{t('pedidos.termino')}</span>}
      {vive === true && vence === hoy && <span className="tiny wrong">{t('pedidos.terminaHoy')}</span>}
    </span>
  )
}
