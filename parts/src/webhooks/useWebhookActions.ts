import { useWrite } from '@portal/ui/app/queries.ts'
import { useConfirm } from '@portal/ui/feedback/Confirm.tsx'
import { useToast } from '@portal/ui/feedback/Toasts.tsx'
import { useTexts } from '@portal/ui/texts/useTexts.ts'
import type { Webhook } from './webhook.ts'
import type { SecretoNuevo } from './WebhookPanel.tsx'

/** What can be done with an address beside changing it. */
export const useWebhookActions = () => {
  const t = useTexts()
  const toast = useToast()
  const confirm = useConfirm()
  const test = useWrite('ProbarWebhook')
  const save = useWrite('SaveWebhook', { once: true })
  const revoke = useWrite('RevocarWebhook')
  return {
    testing: test.isPending,
    problem: test.error,
    probar: ({ webhookid }: Webhook) =>
      test.mutate(
        { webhookid },
        { onSuccess: () => toast({ message: t('webhook.probar.hecho'), about: 'webhook' }) },
      ),
    /** Another secret, once its person said so. */
    cambiarSecreto: async ({ webhookid, nombre }: Webhook): Promise<SecretoNuevo | undefined> => {
      let token: string | null | undefined
      const done = await confirm({
        title: t('webhook.secreto.titulo', { nombre }),
        message: t('webhook.secreto.mensaje'),
        confirmLabel: t('webhook.secreto.accion'),
        run: async () => {
          const { records } = await save.mutateAsync({ webhookid, values: {}, cambiar_secreto: true })
          token = records[0]?.secreto
        },
      })
      return done && token ? { webhookid, nombre, token } : undefined
    },
    /** Ends it; whether it was done. */
    quitar: async ({ webhookid, nombre }: Webhook): Promise<boolean> => {
      const taken = await confirm({
        title: t('webhook.quitar.titulo', { nombre }),
        message: t('webhook.quitar.mensaje', { nombre }),
        confirmLabel: t('webhook.quitar.accion'),
        danger: true,
        run: () => revoke.mutateAsync({ webhookid }),
      })
      if (taken) toast({ message: t('webhook.quitar.hecho', { nombre }), about: 'webhook' })
      return taken
    },
  }
}
