import type { Answer } from '@portal/contract'
import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { enLaUnica as filaEnLaUnica } from '@portal/parts/EnCuantas.tsx'

/** How something stands in each operation of its account. */
export type EnOperaciones = NonNullable<Answer<'DetailChofer'>['records'][number]['operaciones']>
export type EnOperacion = EnOperaciones[number]

interface ConVeredicto {
  aptitud?: Aptitud
  culpables?: readonly Culpable[]
  operaciones?: EnOperaciones | undefined
}

/** As it stands in the only operation that it takes part in: its first reason there before those that it has everywhere. */
export const enLaUnica = <Recurso extends ConVeredicto>(recurso: Recurso): Recurso | undefined => {
  const { operaciones, culpables = [] } = recurso
  const unica = filaEnLaUnica({ culpable: culpables[0] ?? null, operaciones })
  if (!unica) return undefined
  const { aptitud, culpable } = unica
  const known = culpable === null || culpables.some((each) => isSame(each, culpable))
  return { ...recurso, aptitud, culpables: known ? culpables : [culpable, ...culpables] }
}

const isSame = (one: Culpable, other: Culpable): boolean =>
  one.tipodocumentoid === other.tipodocumentoid && one.estado === other.estado
