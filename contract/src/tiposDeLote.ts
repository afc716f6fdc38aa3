/** Of what a sheet may be. */
export const tiposDeLote = ['choferes', 'dominios', 'unidades'] as const
export type TipoDeLote = (typeof tiposDeLote)[number]
