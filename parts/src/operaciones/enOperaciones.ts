import type { Answer } from '@portal/contract'
import type { Aptitud, Culpable } from '@portal/contract/recursos.ts'
import { culpableSentence } from '../culpable.ts'
import { enLaUnica as filaEnLaUnica } from '../EnCuantas.tsx'
import type { TFunction } from 'i18next'

/** How something stands in each operacion of its account. */
export type EnOperaciones = NonNullable<Answer<'DetailChofer'>['records'][number]['operaciones']>
export type EnOperacion = EnOperaciones[number]

interface ConVeredicto {
  aptitud?: Aptitud
  culpables?: readonly Culpable[]
  operaciones?: EnOperaciones | undefined
}

/** As it stands in the only operacion that it takes part in: its first reason there before those that it has everywhere. */
export const enLaUnica = <Recurso extends ConVeredicto>(recurso: Recurso): Recurso | undefined => {
  const { operaciones, culpables = [] } = recurso
  const unica = filaEnLaUnica({ culpable: culpables[0] ?? null, operaciones })
  if (!unica) return undefined
  const { aptitud, culpable } = unica
  const known = culpable === null || culpables.some((each) => isSame(each, culpable))
  return { ...recurso, aptitud, culpables: known ? culpables : [culpable, ...culpables] }
}

/** Why something may go to no operacion: the reasons that it has wherever it works. */
export interface EnNinguna {
  /** The first of them in a sentence, where nothing says it beside this. */
  porque: string | undefined
  generales: readonly Culpable[]
}

type DeAlguien = Culpable & { recurso?: string | undefined }

/** Nothing where none of these reasons keeps it from working: papers that end soon, and what is lifted. `dicho` is said already. */
export function enNingunaDe<Reason extends DeAlguien>(
  t: TFunction,
  generales: readonly Reason[],
  { dicho, deQuien }: { dicho: Reason | undefined; deQuien?: (culpable: Reason) => string },
): EnNinguna | undefined {
  const first = generales.find(({ estado }) => estado !== 'activo' && estado !== 'exceptuado')
  if (!first) return undefined
  const porque =
    first === dicho ? undefined : culpableSentence(t, first, { inside: true, de: deQuien?.(first) })
  return { porque, generales }
}

/** Whether it is one of these: the same paper, standing so, of the same resource. */
export const isReasonOf = (reasons: readonly DeAlguien[], one: DeAlguien): boolean =>
  reasons.some((each) => isSame(each, one) && each.recurso === one.recurso)

const isSame = (one: Culpable, other: Culpable): boolean =>
  one.tipodocumentoid === other.tipodocumentoid && one.estado === other.estado
