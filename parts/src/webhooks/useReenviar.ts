import { useWrite } from '@portal/ui/app/queries.ts'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { formatNumber } from '@portal/ui/show/format.ts'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Entrega, Webhook } from './webhook.ts'

/** Sends again what an address was told: one, or all that nobody received. */
export const useReenviar = ({ webhookid }: Webhook) => {
  const t = useTexts()
  const toast = useToast()
  const resend = useWrite('ReenviarEntregas')
  const again = (entregaids?: string[]) =>
    resend.mutate(
      { webhookid, ...(entregaids && { entregaids }) },
      {
        onSuccess: ({ records: [answered] }) => {
          const n = answered?.cuantas ?? 0
          toast({ message: t('webhook.reenviar.hecho', { count: n, n: formatNumber(n) }), about: 'webhook' })
        },
      },
    )
  return {
    busy: resend.isPending,
    problem: resend.error,
    una: ({ entregaid }: Entrega) => again([entregaid]),
    todas: () => again(),
  }
}
