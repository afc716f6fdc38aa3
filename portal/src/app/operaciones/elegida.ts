import { hoyEnBuenosAires } from '@portal/contract/calendario.ts'
import { chosenOperacion } from '@portal/ui/kept/kept.ts'
import { usePerson } from '@portal/ui/kept/person.ts'
import { redirect, type ParsedLocation } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { mayAsk, personOf, type Login } from '../session/useLogin.ts'
import { isOpen, operacionesQuery } from './useOperaciones.ts'

interface Entering {
  context: { queryClient: QueryClient; login: Login }
  location: ParsedLocation
}

/**
 * Leads to the operacion that the person turned screens to before, where the address says none: `parametro` is what the screen
 * calls it. Who turned to none waits for nothing. One that is over is forgotten; where that can't be known, all is shown.
 */
export const enLaElegida =
  (parametro: 'operacionid' | 'operacion') =>
  async ({ context: { queryClient, login }, location }: Entering): Promise<void> => {
    if (!mayAsk(login, 'ListOperaciones')) return
    // The screen needs them too, whose code is still on its way.
    const asked = queryClient.query(operacionesQuery).catch(() => undefined)
    const kept = chosenOperacion(personOf(login))
    const operacionid = kept.read()
    const said: Record<string, unknown> = location.search
    if (operacionid === undefined || said[parametro] !== undefined) return
    const known = await asked
    if (!known) return
    const hoy = hoyEnBuenosAires()
    if (known.records.some((each) => each.operacionid === operacionid && isOpen(each, hoy)))
      // The address of the screen as it is, with one word more.
      throw redirect({ to: location.pathname, search: { ...said, [parametro]: operacionid }, replace: true })
    kept.forget()
  }

/** Remembers which operacion the person turned a screen to, for the others; nothing for all of them. */
export const useRecordar = () => {
  const kept = chosenOperacion(usePerson())
  return (operacionid: string | undefined) => {
    if (operacionid === undefined) kept.forget()
    else kept.write(operacionid)
  }
}
