import type { Answer } from '@portal/contract'

/** Whom a change touches in an operation, before it is saved. */
export type Vista = NonNullable<Answer<'SaveOperacion'>['vista']>
type Lado = Vista['pierden']
/** Of one day, and where they are known of those after it. */
export type VistaDeDias = Pick<Vista, 'dia' | 'pierden' | 'ganan'> &
  Partial<Pick<Vista, 'despues' | 'sinMirar'>>

export const cuantos = ({
  choferes,
  dominios,
  transportes,
}: Pick<Lado, 'choferes' | 'dominios' | 'transportes'>): number => choferes + dominios + transportes

/** Whether a change touches anybody on one side. */
export const alguien = (lado: Lado): boolean => cuantos(lado) > 0

/** The days on which a change touches somebody, or the one on which it might have. */
export const diasDe = (vista: VistaDeDias): readonly VistaDeDias[] => [vista, ...(vista.despues ?? [])]

/** Whether somebody could no longer go by it, on whatever day, or may be: nobody looked at all of them. */
export const haceCaer = (vista: Vista): boolean =>
  vista.sinMirar > 0 || diasDe(vista).some(({ pierden }) => alguien(pierden))
