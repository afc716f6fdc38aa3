/** Of what a sheet may be. */
export const tiposDeLote = ['choferes', 'dominios', 'unidades'] as const
export type TipoDeLote = (typeof tiposDeLote)[number]

/** Sheets of the provider's are read in the same steps, and are no lote: of the CUITs that it knows, and of whom it invites. */
export type TipoDePlanilla = TipoDeLote | 'cuits' | 'invitaciones'
