import type { Answer, Request } from '@portal/contract'
import type { Elegida } from '@portal/parts/importar/elegida.ts'
import { operationQuery } from '@portal/ui/app/queries.ts'
import type { Tone } from '@portal/ui/theme/tokens.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CircleX, Minus, Plus, UserCheck, type LucideIcon } from 'lucide-react'

export type CuitRevisado = Answer<'RevisarCuitConocidos'>['records'][number]
type Filas = Request<'RevisarCuitConocidos'>['filas']

/** How each outcome of a row is drawn, those first that need a person. */
export const resultadoDeCuitLook: Readonly<
  Record<CuitRevisado['resultado'], { tone: Tone; icon: LucideIcon }>
> = {
  error: { tone: 'red', icon: CircleX },
  cargar: { tone: 'green', icon: Plus },
  cuenta: { tone: 'blue', icon: UserCheck },
  igual: { tone: 'slate', icon: Minus },
}

export const resultadosDeCuit = ['error', 'cargar', 'cuenta', 'igual'] as const

/** What the columns of a sheet say of each of its rows. */
export function filasDeCuits({ columnas, propuesta }: Elegida): Filas {
  const at = (campo: 'cuit' | 'accountname') => columnas.findIndex((columna) => columna.campo === campo)
  const [cuit, accountname] = [at('cuit'), at('accountname')]
  return propuesta.filas.map(({ n, celdas }) => ({
    fila: n,
    cuit: celdas[cuit] ?? '',
    accountname: celdas[accountname] ?? '',
  }))
}

/** Asked anew each time: what is loaded meanwhile counts. */
export function useRevisarCuits() {
  const queryClient = useQueryClient()
  return async (filas: Filas): Promise<readonly CuitRevisado[]> =>
    (await queryClient.query({ ...operationQuery('RevisarCuitConocidos', { filas }), staleTime: 0 })).records
}
