import { Id } from '@portal/contract/values.ts'
import { lenient } from '@portal/ui/list/listSearch.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import * as z from 'zod/mini'

const Turned = z.object({ operacionid: lenient(Id) })

export type Turned = z.output<typeof Turned>

/** Which operacion an address turns its screen to. */
export const readTurned = (search: object): Turned => Turned.parse(search)

/** The same of the address that is shown, and how it is turned to another. */
export const useTurned = () => {
  const [{ operacionid }, change] = useAddress(readTurned)
  return { operacionid, onChange: (next: string | undefined) => change({ operacionid: next }) }
}

/** What is asked of the server for it. */
export const turnedTo = ({ operacionid }: Turned) => (operacionid === undefined ? {} : { operacionid })
