import type { Settings } from '../settings.ts'
import type { Delivery } from './delivery.ts'

/** The same, and what speaks SMTP is loaded when the first letter leaves: until then it would only take memory. */
export function lateDelivery(settings: Settings): Delivery {
  let loading: Promise<Delivery> | undefined
  const load = async () => {
    const { createDelivery } = await import('./delivery.ts')
    return createDelivery(settings)
  }
  return {
    leaves: settings.smtpUrl !== undefined,
    send: async (letter) => {
      loading ??= load()
      await (await loading).send(letter)
    },
    close: () => void loading?.then((delivery) => delivery.close()),
  }
}
