import type { Result } from '@portal/contract'

/** A site and a kind of work, what it asks beyond the general, and how those who work there stand. */
export type Operacion = Result<'DetailOperacion'>['records'][number]
export type Exigencia = Operacion['exigencias'][number]

/** Active resources of a kind, by how they stand in an operacion. */
export type Aptos = Operacion['choferes']

/** An account in an operacion, while it takes part, before and after. */
export type Participacion = Result<'ListParticipaciones'>['records'][number]

/** Of whom it isn't known today: neither good news nor bad. */
export const sinMirar = ({ habilitados, porVencer, noHabilitados, total }: Aptos): number =>
  total - habilitados - porVencer - noHabilitados

/** Those that may go, soon to expire or not. */
export const pueden = ({ habilitados, porVencer }: Aptos): number => habilitados + porVencer
