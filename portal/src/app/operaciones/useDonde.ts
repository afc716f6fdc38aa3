import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useAddress } from '@portal/ui/list/useAddress.ts'
import { useQuery } from '@tanstack/react-query'
import { useMayAsk } from '../session/useLogin.ts'

type Operacion = Answer<'ListOperaciones'>['records'][number]

/** What an address says of the operation that is asked about. */
const read = (search: object): { operacion?: string | undefined } =>
  'operacion' in search && typeof search.operacion === 'string' ? { operacion: search.operacion } : {}

/** The operation that the address asks about on a day, of those that the account takes part in then; the only one by itself. */
export const useDonde = ({ dia }: { dia: string }) => {
  const enabled = useMayAsk('ListOperaciones')
  const { data } = useQuery({ ...operationQuery('ListOperaciones', {}), enabled })
  const [{ operacion: asked }, change] = useAddress(read)
  const opciones = data?.records.filter((each) => isOpen(each, dia)) ?? []
  const elegida = opciones.find(({ operacionid }) => operacionid === asked)
  const unica = opciones.length === 1 ? opciones[0] : undefined
  const lugar = elegida ?? unica
  return {
    opciones,
    lugar,
    /** One that is asked about and where the account does not work on that day: what it is called, where that is known. */
    cerrada:
      data && asked !== undefined && !elegida
        ? (data.records.find(({ operacionid }) => operacionid === asked)?.nombre ?? '')
        : undefined,
    /** What is asked of the server. What the address says, until it is known whether it is one of them. */
    operacionid: data ? lugar?.operacionid : enabled ? asked : undefined,
    ask: (operacionid: string | undefined) => change({ operacion: operacionid }),
  }
}

const isOpen = ({ desde, hasta }: Operacion, dia: string) => desde <= dia && (hasta === null || dia <= hasta)

/** What is asked of the server for a place. */
export const inPlace = ({ operacionid }: { operacionid: string | undefined }) =>
  operacionid === undefined ? {} : { operacionid }
