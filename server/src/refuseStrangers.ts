import { isHere } from './here.ts'
import type { Settings } from './settings.ts'
import { StartError } from './startError.ts'

/** With demo accounts, whose password everybody knows, Portal neither listens to others nor goes by a name of theirs. */
export function refuseStrangers({ host, baseUrl }: Pick<Settings, 'host' | 'baseUrl'>): void {
  const where = !isHere(host)
    ? `no escucha en ${host}`
    : !isHere(new URL(baseUrl).hostname)
      ? `no atiende en ${baseUrl}`
      : undefined
  if (where === undefined) return
  throw new StartError(
    `Hay cuentas de demostración, cuya contraseña es pública, así que Portal ${where}. ` +
      'Para abrirlo a otros, quitalas con npm run portal -- demo remove.',
  )
}
