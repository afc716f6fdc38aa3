import type { Culpable } from '@portal/contract/recursos.ts'
import { quienLoPide } from '@portal/parts/detalleDe.ts'
import type { TFunction } from 'i18next'
import type { Operacion } from './useOperaciones.ts'

/** Of a reason in an operacion: that it is one because the operacion asks for it. What it asks names no type that everybody is asked for as strictly. */
export const loPideEn = (
  t: TFunction,
  lugar: Operacion | undefined,
  { tipodocumentoid }: Pick<Culpable, 'tipodocumentoid'>,
): string | undefined =>
  lugar?.exigencias.some((each) => each.tipodocumentoid === tipodocumentoid)
    ? quienLoPide(t, { operaciones: [lugar], soloOperaciones: true })
    : undefined
