import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useRecordar } from './elegida.ts'
import { isOpen, useOperaciones } from './useOperaciones.ts'

/** What an address says of the operacion that is asked about. */
const read = (search: object): { operacion?: string | undefined } =>
  'operacion' in search && typeof search.operacion === 'string' ? { operacion: search.operacion } : {}

/** The operacion that the address asks about on a day, of those that the account takes part in then; the only one by itself. */
export const useDonde = ({ dia }: { dia: string }) => {
  const { operaciones, pending, error, retry, checking } = useOperaciones()
  const [{ operacion: asked }, change] = useAddress(read)
  const remember = useRecordar()
  const opciones = operaciones?.filter((each) => isOpen(each, dia)) ?? []
  const elegida = opciones.find(({ operacionid }) => operacionid === asked)
  const unica = opciones.length === 1 ? opciones[0] : undefined
  const lugar = elegida ?? unica
  return {
    opciones,
    lugar,
    /** Not known yet, and the answer may turn on it. */
    pending,
    /** Why it can't be known. */
    error,
    retry,
    /** Where it works is asked again. */
    checking,
    /** One that is asked about and where the account does not work on that day: what it is called, where that is known. */
    cerrada:
      operaciones && asked !== undefined && !elegida
        ? (operaciones.find(({ operacionid }) => operacionid === asked)?.nombre ?? '')
        : undefined,
    /** What is asked of the server. What the address says, until it is known whether it is one of them. */
    operacionid: operaciones ? lugar?.operacionid : asked,
    ask: (operacionid: string | undefined) => {
      remember(operacionid)
      change({ operacion: operacionid })
    },
  }
}

/** What is asked of the server for a place. */
export const inPlace = ({ operacionid }: { operacionid: string | undefined }) =>
  operacionid === undefined ? {} : { operacionid }
