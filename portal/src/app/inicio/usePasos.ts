import type { Answer } from '@portal/contract'
import { operationQuery } from '@portal/ui/app/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { rutas } from '../rutas.ts'

/** What a carrier needs before anything of theirs can leave, in its order. The company is complete before anybody is here. */
export const pasos = ['empresa', 'chofer', 'dominio', 'unidad'] as const
export type Paso = (typeof pasos)[number]
export type PasoSiguiente = Exclude<Paso, 'empresa'>

export const lugarDelPaso: Readonly<Record<PasoSiguiente, string>> = {
  chofer: rutas.nuevoChofer(),
  dominio: rutas.nuevoDominio(),
  unidad: rutas.nuevaUnidad(),
}

const some = (count: number | undefined) => (count === undefined ? undefined : count > 0)

const hechosEn = ({ cantidades, cumplimientoUnidades }: Answer<'Dashboard'>) => ({
  empresa: true,
  chofer: some(cantidades?.choferes),
  dominio: some(cantidades?.dominios),
  unidad: some(cumplimientoUnidades?.total),
})

export interface Avance {
  hechos: readonly Paso[]
  /** None once there is one of each. */
  siguiente: PasoSiguiente | undefined
}

/** How far a carrier has come. Undefined while it is not known, and where nobody tells. */
export const usePasos = (): Avance | undefined => {
  const { data } = useQuery(operationQuery('Dashboard', {}))
  if (!data) return undefined
  const hecho = hechosEn(data)
  if (pasos.some((paso) => hecho[paso] === undefined)) return undefined
  const next = pasos.find((paso) => !hecho[paso])
  return {
    hechos: pasos.filter((paso) => hecho[paso]),
    siguiente: next === 'empresa' ? undefined : next,
  }
}
