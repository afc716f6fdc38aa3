import { fallas, type Falla } from '@portal/contract/webhooks.ts'
import { ToneChip } from '@portal/ui/show/ToneChip.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import { CircleCheck as GoodIcon, CircleX as FailedIcon, Clock as WaitingIcon } from 'lucide-react'
import type { Entrega } from './webhook.ts'

const isFalla = (falla: string): falla is Falla => fallas.some((each) => each === falla)

/** What the receiver said, by its number; why nothing came back, in words. */
export const RespuestaChip = ({ entrega }: { entrega: Entrega }) => {
  const t = useTexts()
  const { estado, codigo, falla, intentada } = entrega
  if (!intentada) return <ToneChip tone="slate" icon={WaitingIcon} label={t('webhook.espera')} />
  const good = estado === 'entregada'
  const label = codigo ?? (falla && isFalla(falla) ? t(`webhook.falla.${falla}`) : '—')
  return <ToneChip tone={good ? 'green' : 'red'} icon={good ? GoodIcon : FailedIcon} label={String(label)} />
}
