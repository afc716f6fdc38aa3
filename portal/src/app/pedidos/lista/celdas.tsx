import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { PersonCell } from '@portal/ui/show/PersonCell.tsx'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { formatDate, formatDateTime } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { lookDePedido, papelesDe, respuestaDe, type Pedido } from './pedido.ts'

/** What the rows of the list of pedidos are made of. */

export const AQuien = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  return (
    <span className="stack">
      <PersonCell name={pedido.destinatario} />
      <span className="off-phones tiny soft">{pedido.telefono ?? t('pedidos.sinCelular')}</span>
    </span>
  )
}

export const Que = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  return (
    <span className="stack">
      <b className="semibold breaks">{papelesDe(pedido, t)}</b>
      {pedido.creado && (
        <span className="off-phones tiny soft">
          {t('pedidos.pedidoEl', { cuando: formatDateTime(pedido.creado) })}
        </span>
      )}
    </span>
  )
}

export const Estado = ({ pedido }: { pedido: Pedido }) => {
  const t = useTexts()
  const respuesta = respuestaDe(pedido)
  return respuesta && <ToneChip {...lookDePedido[respuesta]} label={t(`pedidos.respuesta.${respuesta}`)} />
}

export const Llego = ({ pedido }: { pedido: Pedido }) => {
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

export const Termina = ({ pedido }: { pedido: Pedido }) => {
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
