import type { Answer } from '@portal/contract'
import { faltaPapel } from '@portal/contract/reglaDeControl.ts'
import type { CeldaDeControl } from './GrillaDeControl.tsx'

export type TipoQuePrueba = NonNullable<Answer<'ControlesDelMes'>['controles']>[number]['tipos'][number]

/**
 * Of the types that prove a control, those that somebody still lacks a paper of: nothing was presented, or it was rejected. What
 * waits for review, was approved or is blocked is not asked for again.
 */
export const porPresentar = (
  { estado, papeles = [] }: CeldaDeControl,
  tipos: readonly TipoQuePrueba[],
): TipoQuePrueba[] =>
  faltaPapel(estado)
    ? tipos.filter((tipo) => {
        const papel = papeles.find((each) => each.tipodocumentoid === tipo.tipodocumentoid)
        return !papel || (!papel.bloqueado && papel.estado === 'rechazado')
      })
    : []
