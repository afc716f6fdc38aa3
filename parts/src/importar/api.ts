import type { Answer, Request } from '@portal/contract'
import type { TipoDeLote } from '@portal/contract/tiposDeLote.ts'
import { operationQuery, useWrite } from '@portal/ui/app/queries.ts'
import { useQueryClient, type UseQueryOptions } from '@tanstack/react-query'

export type Lote = Answer<'RevisarLote'>['records'][number]
export type DetalleDeLote = Answer<'DetailLote'>['records'][number]
export type FilaDeLote = DetalleDeLote['filas_de_pagina'][number]
export type Revisar = Request<'RevisarLote'>

/** What an import asks, for the account that is signed in, or for the one that somebody of the provider acts for. */
export interface ApiDeImportar {
  revisar: (input: Revisar) => Promise<Lote>
  importar: (loteid: string) => Promise<Lote>
  cancelar: (loteid: string) => Promise<Lote>
  deshacer: (loteid: string) => Promise<Lote>
  detalle: (input: Request<'DetailLote'>) => UseQueryOptions<Answer<'DetailLote'>>
  lotes: (input: Request<'ListLotes'>) => UseQueryOptions<Answer<'ListLotes'>>
  /** Asked at once, for a sheet that is downloaded. */
  leer: (input: Request<'DetailLote'>) => Promise<DetalleDeLote>
  plantilla: (tipo: TipoDeLote, page: number) => Promise<Answer<'PlantillaDeLote'>>
}

const only = <Each>({ records }: { records: Each[] }): Each => {
  const [first] = records
  if (first === undefined) throw new Error('an answer without a record')
  return first
}

// Other queries on screen are few, and asked anew behind the next part.
const behind = { refreshBehind: true }

export function useApiPropia(): ApiDeImportar {
  const queryClient = useQueryClient()
  const revisar = useWrite('RevisarLote', behind)
  const importar = useWrite('ImportarLote')
  const cancelar = useWrite('CancelarLote')
  const deshacer = useWrite('DeshacerLote')
  return {
    revisar: async (input) => only(await revisar.mutateAsync(input)),
    importar: async (loteid) => only(await importar.mutateAsync({ loteid })),
    cancelar: async (loteid) => only(await cancelar.mutateAsync({ loteid })),
    deshacer: async (loteid) => only(await deshacer.mutateAsync({ loteid })),
    detalle: (input) => operationQuery('DetailLote', input),
    lotes: (input) => operationQuery('ListLotes', input),
    leer: async (input) =>
      only(await queryClient.query({ ...operationQuery('DetailLote', input), staleTime: 0 })),
    plantilla: (tipo, page) =>
      queryClient.query(operationQuery('PlantillaDeLote', { tipo, page, pagesize: 200 })),
  }
}

export function useApiPorCuenta(cuentaid: string): ApiDeImportar {
  const queryClient = useQueryClient()
  const revisar = useWrite('RevisarLotePorCuenta', behind)
  const importar = useWrite('ImportarLotePorCuenta')
  const cancelar = useWrite('CancelarLotePorCuenta')
  const deshacer = useWrite('DeshacerLotePorCuenta')
  return {
    revisar: async (input) => only(await revisar.mutateAsync({ cuentaid, ...input })),
    importar: async (loteid) => only(await importar.mutateAsync({ cuentaid, loteid })),
    cancelar: async (loteid) => only(await cancelar.mutateAsync({ cuentaid, loteid })),
    deshacer: async (loteid) => only(await deshacer.mutateAsync({ cuentaid, loteid })),
    detalle: (input) => operationQuery('DetailLoteCuenta', { cuentaid, ...input }),
    lotes: (input) => operationQuery('ListLotesCuenta', { cuentaid, ...input }),
    leer: async (input) =>
      only(
        await queryClient.query({
          ...operationQuery('DetailLoteCuenta', { cuentaid, ...input }),
          staleTime: 0,
        }),
      ),
    plantilla: (tipo, page) =>
      queryClient.query(operationQuery('PlantillaDeLoteCuenta', { cuentaid, tipo, page, pagesize: 200 })),
  }
}
