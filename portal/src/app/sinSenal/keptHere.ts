import { installedAddresses, workerScope } from '@portal/contract/door.ts'
import { openedPases } from '@portal/ui/kept/kept.ts'
import { keptCode } from '@portal/ui/kept/keptCode.ts'
import { keptShared } from '@portal/ui/kept/keptShared.ts'
import type { ToWorker } from '@portal/ui/kept/toWorker.ts'

/** How long leaving waits for the service worker, which may be asleep. */
const patienceMs = 3000

const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined

/** Resolves once the worker did it; where it does not answer, after a while. */
const tell = (worker: ServiceWorker, message: ToWorker): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve()
    setTimeout(resolve, patienceMs)
    worker.postMessage(message, [port2])
  })

/**
 * From now on the app's code is kept for a reload without signal, and what is shared with the portal waits for this person.
 * A browser that has no such thing, or forbids it, goes on without.
 */
export const keepHere = async (person: string, idioma: string): Promise<void> => {
  // Nobody is asked to install it; the browser's own menu has it.
  window.addEventListener('beforeinstallprompt', (event) => event.preventDefault())
  await keptShared.belongTo(person)
  if (!import.meta.env.PROD) return
  try {
    await workers()?.register(installedAddresses.worker, { scope: workerScope, updateViaCache: 'none' })
    const { active } = (await workers()?.ready) ?? {}
    active?.postMessage({ what: 'keep', idioma } satisfies ToWorker)
  } catch {
    // It works as before.
  }
}

/** Somebody signs out: no code is kept, no pass that was opened, and nothing that was shared with them. Who it was stays, for what is shared later. */
export const forgetHere = async (person: string | undefined): Promise<void> => {
  openedPases.forget()
  try {
    if (person !== undefined) await keptShared.forgetOf(person)
    const registration = await workers()?.getRegistration(workerScope)
    if (registration?.active) await tell(registration.active, { what: 'forget' })
    // Whatever the worker did.
    await keptCode.forget()
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
