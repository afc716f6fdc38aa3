import type { Result } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useEsAdministrador } from '../session/useEsAdministrador.ts'

export type Pasos = Result<'PrimerosPasos'>['records'][number]
export type Paso = Pasos['pasos'][number]['paso']

/** The steps of a young installation while any is left and nobody put them away; for administradores alone. */
export function usePasosPendientes(): Pasos | undefined {
  const esAdministrador = useEsAdministrador()
  const { data } = useQuery({ ...operationQuery('PrimerosPasos', {}), enabled: esAdministrador })
  const pasos = data?.records[0]
  return pasos?.joven === true && !pasos.apartados && pasos.pasos.some(({ hecho }) => !hecho)
    ? pasos
    : undefined
}
